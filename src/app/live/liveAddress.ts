import { liveUrl } from '@/live/room'
import { livePath } from '../device/liveServer'

/** Where the rooms of this page's own server are. */
export const liveAddress = (): string => liveUrl(livePath() ?? 'live', location.href)
