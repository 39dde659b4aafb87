import type { LanguageCode } from '../src/text/languages.ts'

/** What the system says of the app: beside its icon, and before it is installed. By language, as `languages.ts` lists them. */
export const manifestWords: Readonly<Record<'description' | 'newGame' | 'home', Readonly<Record<LanguageCode, string>>>> = {
  description: {
    en: 'The storyteller’s grimoire for Bad Moon Rising: offline, and it knows the rules.',
    de: 'Das Grimoire der Spielleitung für Bad Moon Rising: ohne Netz, und es kennt die Regeln.',
    fr: 'Le grimoire pour mener Bad Moon Rising\u00a0: hors ligne, et il connaît les règles.',
    es: 'El grimorio de quien narra Bad Moon Rising: sin conexión, y conoce las reglas.',
    zh: '“黯月初升”说书人的魔典：离线可用，熟知规则。',
  },
  newGame: { en: 'New game', de: 'Neues Spiel', fr: 'Nouvelle partie', es: 'Nueva partida', zh: '新游戏' },
  home: { en: 'Home', de: 'Start', fr: 'Accueil', es: 'Inicio', zh: '首页' },
}
