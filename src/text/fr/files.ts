import type { FileFault } from '@/storage/fileFault'
import type { Text } from '../text'

const place = ({ game, entry, where }: FileFault): string =>
  [
    game && (/^\d+$/.test(game) ? `partie ${game}` : `partie «\u00a0${game}\u00a0»`),
    entry && `entrée ${entry}`,
    where && `«\u00a0${where}\u00a0»`,
  ]
    .filter(Boolean)
    .join(', ')

const damaged = 'Il a été modifié ou endommagé\u00a0:'

const sentences: Record<FileFault['code'], (fault: FileFault) => string> = {
  empty: () => 'Il est vide.',
  'too-big': () => 'Il dépasse 20 Mo\u00a0; aucune partie de Moonrise n’est aussi grosse.',
  unreadable: () => 'Cet appareil n’a pas pu lire le fichier.',
  'not-json': () => 'Ce n’est pas un fichier Moonrise complet\u00a0: il a été tronqué ou modifié en chemin.',
  'not-ours': () => 'C’est un fichier d’un autre genre. Les fichiers Moonrise finissent par «\u00a0.moonrise.json\u00a0».',
  newer: () => 'Un Moonrise plus récent l’a écrit. Mets celui-ci à jour, puis réessaie.',
  'no-games': () => 'C’est un fichier Moonrise sans aucune partie.',
  'too-many-games': () => 'Il contient plus de 500 parties. Importe-les en plusieurs fichiers.',
  'odd-keys': () => 'Il contient des noms qu’aucun fichier Moonrise n’a\u00a0; on ne peut pas s’y fier.',
  'too-deep': () => 'Il est plus imbriqué que tout fichier Moonrise\u00a0; on ne peut pas s’y fier.',
  'too-long': () => 'Il contient un texte plus long que tout texte d’un fichier Moonrise.',
  'bad-game': (fault) => `${damaged} quelque chose manque ou est faux, ${place(fault)}.`,
  'too-many-entries': (fault) => `Il contient plus de gestes qu’une partie ne peut en avoir\u00a0: ${place(fault)}.`,
  'bad-entry': (fault) => `${damaged} illisible, ${place(fault)}.`,
  'bad-order': (fault) => `${damaged} les entrées ne sont pas dans l’ordre, ${place(fault)}.`,
  'bad-parent': (fault) => `${damaged} une entrée suit une autre qui n’est pas avant elle, ${place(fault)}.`,
  'bad-place': (fault) => `${damaged} le point où en était la partie n’y est pas, ${place(fault)}.`,
  'unknown-script': (fault) => `Il utilise un script que Moonrise ne connaît pas\u00a0: ${place(fault)}.`,
  'unknown-seat': (fault) => `${damaged} il parle d’une place qui n’est pas à la table, ${place(fault)}.`,
  'doubled-seat': (fault) => `${damaged} une place est deux fois à la table, ${place(fault)}.`,
  'too-many-seats': (fault) => `Il assied plus de monde qu’une table ne peut en tenir\u00a0: ${place(fault)}.`,
  'unknown-character': (fault) => `Il contient un personnage que Moonrise ne connaît pas\u00a0: ${place(fault)}.`,
  'cannot-be-played': (fault) => `${damaged} cela ne forme pas une partie, ${place(fault)}.`,
}

export const filesText: Text['files'] = {
  fault: (fault) => sentences[fault.code](fault),
  nothingChanged: 'Rien n’a été importé. Tes parties sont telles quelles.',
  notKept: (brought, of) =>
    brought
      ? `Parties importées\u00a0: ${brought} sur ${of} seulement\u00a0; cet appareil ne peut rien enregistrer de plus en ce moment.`
      : 'Cet appareil ne peut rien enregistrer en ce moment.',
  reading: 'Lecture d’un gros fichier…',
  stop: 'Arrêter',
  stopped: (brought) => (brought ? `Arrêté. Parties importées avant\u00a0: ${brought}.` : 'Arrêté.'),
  allGames: 'toutes-les-parties',
  oneGame: 'partie',
  damagedGame: 'partie-endommagee',
  shareTitle: (title) => `${title} – Moonrise`,
  brought: {
    new: (title) => `«\u00a0${title}\u00a0» a été ajoutée.`,
    same: (title) => `«\u00a0${title}\u00a0» était déjà là.`,
    behind: (title) => `«\u00a0${title}\u00a0» est déjà là, et plus avancée que dans le fichier.`,
    ahead: (title) => `«\u00a0${title}\u00a0» reprend là où le fichier s’arrête.`,
    copy: (title) => `«\u00a0${title}\u00a0» a continué autrement ici\u00a0; la partie du fichier est maintenant à côté.`,
  },
  manyBrought: (count) => (count < 2 ? `${count} partie a été ajoutée.` : `${count} parties ont été ajoutées.`),
  fromFile: (title) => `${title} (d’un fichier)`,
}
