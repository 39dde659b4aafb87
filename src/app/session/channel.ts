/** A channel between the windows of one device. Without one, each window is alone. */
export interface Channel<T> {
  readonly post: (message: T) => void
  readonly close: () => void
}

export const openChannel = <T>(name: string, heard: (message: T) => void): Channel<T> => {
  try {
    const line = new BroadcastChannel(name)
    line.onmessage = (event: MessageEvent<T>) => heard(event.data)
    let open = true
    return {
      post: (message) => void (open && line.postMessage(message)),
      close: () => {
        open = false
        line.close()
      },
    }
  } catch {
    // Missing in an old browser, refused in a locked-down one.
    return { post: () => undefined, close: () => undefined }
  }
}
