/** A line between the windows of one device. Where there is none, each window is alone. */
export interface Channel<T> {
  readonly post: (message: T) => void
  readonly close: () => void
}

export const openChannel = <T>(name: string, heard: (message: T) => void): Channel<T> => {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined }
  const line = new BroadcastChannel(name)
  line.onmessage = (event: MessageEvent<T>) => heard(event.data)
  return { post: (message) => line.postMessage(message), close: () => line.close() }
}
