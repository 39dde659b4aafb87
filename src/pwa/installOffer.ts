let offer: Event | undefined

/** The browser offers installation once, early. This keeps the offer for later. */
export const catchInstallOffer = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event
  })

export const caughtOffer = (): Event | undefined => offer
