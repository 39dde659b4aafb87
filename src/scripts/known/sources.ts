/** Where the abilities were looked up. We wrote each in our own words; none is quoted. */
export const SOURCES = {
  roles: 'github.com/ThePandemoniumInstitute/botc-release, resources/data/roles.json',
  app: 'botc.app/backend/data, in a public copy of its characters',
  wiki: 'wiki.bloodontheclocktower.com, the page of the character',
} as const
