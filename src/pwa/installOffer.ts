let offer: Event | undefined

/** The browser makes its offer once, early. Whoever wants it later finds it here. */
export const catchInstallOffer = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event
  })

export const caughtOffer = (): Event | undefined => offer
