import type { Text } from '../text'

export const settingsText: Text['settings'] = {
  title: 'Réglages',
  atOnce: 'Tout ici prend effet aussitôt et reste sur cet appareil.',
  back: { game: 'Retour à la partie', home: 'Retour à l’accueil' },

  language: {
    label: 'Langue',
    hint: 'Moonrise se rouvre dans cette langue, au même endroit.',
    cards: 'Langue des cartes',
    cardsSame: 'Comme Moonrise',
    cardsHint: 'Ce qu’on montre à une personne peut être dans une autre langue que le grimoire.',
  },

  words: 'Noms et ordre',
  names: {
    hint: 'Certains personnages en ont deux.',
    sheet: 'Comme sur la feuille',
    published: 'Comme publiés',
  },
  order: {
    label: 'Ordre de la nuit',
    sheet: 'Comme sur la feuille',
    published: 'Comme publié',
    hint: 'Pour les parties commencées désormais\u00a0; une partie en cours garde le sien.',
  },

  sight: 'Lumière et taille',
  theme: {
    label: 'Thème',
    auto: 'Suit la partie',
    night: 'Toujours nuit',
    day: 'Toujours jour',
    bright: 'Clair',
    hint: 'Suit la partie\u00a0: sombre la nuit, parchemin le jour. Clair\u00a0: le cercle aussi est en parchemin le jour, pour une table au soleil.',
  },
  tokens: {
    label: 'Jetons la nuit',
    bone: 'Os',
    dark: 'Sombres',
    hint: 'Sombres\u00a0: les disques n’éclairent pas ton visage dans une pièce obscure.',
  },
  dimmerHint: 'Plus sombre que l’écran lui-même ne peut l’être.',
  textSize: {
    label: 'Taille du texte',
    small: 'Petite',
    normal: 'Normale',
    large: 'Grande',
    extra: 'Très grande',
    hint: 'En plus de la taille du texte de ton navigateur.',
  },
  motion: {
    label: 'Mouvement',
    auto: 'Comme l’appareil',
    none: 'Aucun',
    hint: 'Les jetons volent et les linceuls tombent, ou sont simplement là.',
  },

  table: 'À la table',
  turn: {
    label: 'Tourner le cercle',
    hint: 'Selon l’endroit où tu es.',
    left: 'Tourner à gauche',
    right: 'Tourner à droite',
    straight: 'Droit',
    words: (n) =>
      n === 0
        ? 'La place 1 est en haut'
        : `Tourné de ${Math.abs(n)} ${Math.abs(n) === 1 ? 'place' : 'places'} vers la ${n > 0 ? 'droite' : 'gauche'}`,
  },
  panelSide: { label: 'Panneau', right: 'À droite', left: 'À gauche', hint: 'En paysage\u00a0; à gauche pour tenir de la main gauche.' },
  coverAfter: {
    label: 'Couverture auto',
    hint: 'Après ce nombre de minutes sans toucher.',
    minutes: (n) => (n === 0 ? 'Jamais' : String(n)),
    spoken: (n) => (n === 0 ? 'Jamais' : n === 1 ? 'Après 1 minute' : `Après ${n} minutes`),
  },
  coverWhen: {
    label: 'Il se couvre',
    always: 'Toujours',
    night: 'La nuit seulement',
    hint: 'Aussi quand tu quittes l’application. Face contre table, le grimoire est toujours couvert.',
  },
  settling: {
    label: 'La nuit',
    lastTap: 'Le dernier toucher règle une étape',
    done: 'Fait règle chaque étape',
    hint: 'Annuler reprend une étape dans les deux cas. Une partie d’avant ce choix garde Fait.',
    said: 'Nouveau\u00a0: la nuit, le dernier toucher règle une étape. Annuler la reprend.',
    keep: 'Garder Fait',
  },
  advice: {
    label: 'Conseils',
    on: 'Une ligne dans l’étape',
    off: 'Aucun',
    hint: 'Là où l’on se trompe au début, dans Trouble Brewing. Réactivés, les conseils masqués reviennent.',
  },
  timerSound: {
    label: 'Son du minuteur',
    on: 'Une cloche douce',
    off: 'Silence',
    hint: 'Le jour seulement. La nuit est toujours silencieuse.',
  },

  keeping: 'Parties sur cet appareil',
  storage: {
    kept: 'Ce navigateur a promis de garder tes parties.',
    'may-be-cleared': 'Ce navigateur peut effacer tes parties quand la place manque.',
    unknown: 'Ce navigateur ne dit pas s’il garde tes parties. Un fichier est la copie la plus sûre.',
    blocked:
      'Ce navigateur ne peut rien enregistrer pour Moonrise en ce moment. Une partie ne dure que jusqu’à la fermeture de cette page.',
    ask: 'Lui demander de les garder',
    asked: {
      kept: 'Elles seront gardées.',
      no: 'Le navigateur n’a pas encore accepté. Il le fait en général quand Moonrise est sur l’écran d’accueil ou a servi plusieurs fois.',
    },
    file: 'Toutes les parties dans un fichier',
    saved: 'Toutes les parties sont enregistrées dans un fichier.',
    none: 'Il n’y a encore aucune partie sur cet appareil.',
  },
  install: { offer: 'Ajouter Moonrise à cet appareil', done: 'Moonrise est installé sur cet appareil.' },
  version: {
    title: 'Version',
    now: (version) => `Moonrise ${version}`,
    offline: 'Tout est sur cet appareil\u00a0; aucun réseau n’est nécessaire.',
    check: 'Chercher une nouvelle version',
    checked: 'S’il existe une nouvelle version, elle se charge maintenant\u00a0; la question te sera posée avant de l’utiliser.',
    ready: 'Une nouvelle version est prête.',
    take: 'L’utiliser',
  },
  help: 'Aide et crédits',
}
