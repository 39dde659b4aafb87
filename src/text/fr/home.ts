import type { Text } from '../text'
import { fullDate, hour, shortDay } from './dates'

const DAY = 86_400_000
const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0)

/** "aujourd’hui, 21:40", "hier, 19:05", "jeu. 12 mars", "3 mai 2024". */
const when = (at: number, now: number): string => {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY)
  if (days === 0) return `aujourd’hui, ${hour(at)}`
  if (days === 1) return `hier, ${hour(at)}`
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? shortDay : fullDate)(at)
}

export const homeText: Text['home'] = {
  name: 'Moonrise',
  what: 'Le grimoire pour mener Bad\u00a0Moon\u00a0Rising',
  promises: [
    { icon: 'flame', words: 'Il dit qui réveiller, et ce qui suit' },
    { icon: 'undo', words: 'Chaque geste peut être annulé' },
    { icon: 'check', words: 'Fonctionne sans aucun réseau' },
  ],
  doors: 'Que faire',
  continue: 'Continuer',
  continueLine: (title, rest) => (rest ? `${title} · ${rest}` : title),
  waiting: {
    awake: (player, character) => (character ? `${player}, ${character}, ne dort pas` : `${player} ne dort pas`),
    step: (step) => `Ensuite\u00a0: ${step}`,
    dawn: 'Tout le monde a agi\u00a0: l’aube suit',
    talk: 'Le village discute',
    block: (player) => `${player} est sur le billot`,
    dusk: 'Le jour est fini\u00a0: le crépuscule suit',
  },
  newGame: 'Nouvelle partie',
  goOnSetup: 'Finir la préparation',
  demo: 'Essayer une nuit de démo',
  demoHint: 'toute une table, d’un geste',
  first: {
    title: 'Première visite\u00a0?',
    words:
      'Regarde autour de toi dans une partie déjà en cours, ou installe ton propre cercle\u00a0: noms, personnages et bluffs prennent environ une minute.',
  },
  games: 'Tes parties',
  scripts: 'Scripts',
  reference: 'Référence',
  bringIn: 'Importer',
  settings: 'Réglages',
  help: 'Aide',
  language: 'Langue',
  install: 'Ajouter à cet appareil',
  fine: 'Non officiel. Gratuit. Icônes de Lorc, Delapouite, Skoll, DarkZaitzev et Sbed, CC BY 3.0',
  offline: 'Prêt hors ligne',
  dropHere: 'Lâche pour importer les parties de ce fichier',
  close: 'Fermer',

  list: {
    title: 'Tes parties',
    back: 'Retour à l’accueil',
    running: 'En cours',
    ended: 'Finies',
    setAside: 'Mises de côté',
    none: 'Aucune partie n’est encore sur cet appareil.',
    all: 'Tout enregistrer dans un fichier',
    when,
    more: (title) => `Plus pour «\u00a0${title}\u00a0»`,
  },

  game: {
    open: 'L’ouvrir',
    rename: 'Renommer',
    duplicate: 'Dupliquer',
    save: 'Enregistrer un fichier',
    share: 'Partager…',
    remove: 'Supprimer',
    removeDamaged: 'Supprimer…',
    newName: 'Nom de la partie',
    renameGo: (title) => (title ? `L’appeler «\u00a0${title}\u00a0»` : 'Donne-lui d’abord un nom'),
    renamed: (title) => `La partie s’appelle maintenant «\u00a0${title}\u00a0».`,
    duplicated: (title) => `«\u00a0${title}\u00a0» a été copiée.`,
    notDuplicated: (title) => `«\u00a0${title}\u00a0» n’a pas pu être copiée\u00a0; elle est telle quelle.`,
    saved: (title) => `«\u00a0${title}\u00a0» a été enregistrée dans un fichier.`,
    notSaved: 'Aucun fichier n’a été créé. La partie est telle quelle.',
    damaged:
      'Il manque un morceau de cette partie, ou il a été modifié\u00a0; elle a donc été mise de côté sans y toucher. Tu peux enregistrer ses données telles quelles, ou ouvrir ce qui tient encore comme une nouvelle partie.',
    raw: 'Enregistrer ses données',
    rawCutOff: 'Enregistrer ses données endommagées',
    rescue: 'Sauver ce qui reste',
    rescued: 'Ce qui en restait est maintenant une partie à part.',
    notRescued: 'Plus rien n’y tient ensemble. Ses données peuvent encore être enregistrées dans un fichier.',
    sure: 'Une partie endommagée ne peut plus être retrouvée une fois supprimée. Enregistre d’abord ses données si elle compte pour toi.',
    sureGo: (title) => `Supprimer «\u00a0${title}\u00a0» pour de bon`,
    keepIt: 'La garder',
  },

  files: {
    title: 'Importer des parties',
    how: 'Choisis un fichier enregistré par Moonrise, dépose-le n’importe où sur l’accueil, ou colle son texte. Une partie déjà présente est reconnue.',
    choose: 'Choisir un fichier',
    paste: 'Ou colle le texte d’un fichier',
    pasteHint: 'Colle le contenu d’un fichier Moonrise',
    take: 'L’importer',
    nothing: 'Le champ est encore vide. Colle d’abord le texte d’un fichier Moonrise.',
    failed: (name, because) => `«\u00a0${name}\u00a0» n’a pas été importé. ${because}`,
  },

  backup: {
    title: 'Sauvegarde',
    ended: (title) => `«\u00a0${title}\u00a0» est finie. La garder dans un fichier\u00a0?`,
    running: (title) => `«\u00a0${title}\u00a0» n’a pas de copie d’aujourd’hui hors de cet appareil.`,
    many: (count) =>
      count < 2 ? `${count} partie n’a pas de copie hors de cet appareil.` : `${count} parties n’ont pas de copie hors de cet appareil.`,
    save: 'Enregistrer un fichier',
    saveAll: 'Tout enregistrer dans un fichier',
    share: 'Partager…',
    later: 'Plus tard',
    done: (count) => (count === 1 ? 'La partie est enregistrée dans un fichier.' : 'Les parties sont enregistrées dans un fichier.'),
  },

  keep: {
    title: 'Où sont tes parties',
    mayForget: 'Safari efface les parties d’une page qui n’a pas été ouverte pendant une semaine. Sur l’écran d’accueil, elles restent.',
    mayForgetMac: 'Safari efface les parties d’une page qui n’a pas été ouverte pendant une semaine. Dans le Dock, elles restent.',
    blocked:
      'Ce navigateur ne peut rien enregistrer pour Moonrise en ce moment\u00a0; dans une fenêtre privée, c’est normal. Une partie ne dure que jusqu’à la fermeture de cette page\u00a0: enregistre-la dans un fichier.',
    full: 'Cet appareil est plein. Tes parties y sont toujours\u00a0: libère un peu d’espace, et elles réapparaîtront.',
    how: 'Comment les garder',
    sheet: 'Garder tes parties',
    touch: [
      'Touche le bouton de partage de Safari, le carré avec une flèche vers le haut.',
      'Choisis «\u00a0Sur l’écran d’accueil\u00a0», puis «\u00a0Ajouter\u00a0».',
      'Désormais, ouvre Moonrise depuis l’écran d’accueil.',
    ],
    mac: [
      'Ouvre le menu Fichier de Safari.',
      'Choisis «\u00a0Ajouter au Dock…\u00a0», puis «\u00a0Ajouter\u00a0».',
      'Désormais, ouvre Moonrise depuis le Dock.',
    ],
    carry:
      'Le Moonrise de là-bas commence vide. Ce fichier y emporte toutes tes parties\u00a0: enregistre-le, ouvre Moonrise là-bas, et importe-le.',
    file: 'Toutes les parties dans un fichier',
    nothingYet: 'Il n’y a encore aucune partie à emporter.',
  },
}
