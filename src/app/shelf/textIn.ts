import { fileText } from './fileText'

/** What a file says, however it was saved. */
export const textIn = async (file: File): Promise<string> => fileText(new Uint8Array(await file.arrayBuffer()))
