import { device } from '../device/device'

// The first thing the first file does: the store is opened while the rest of the file runs. A public window never opens it.
if (!/^#\/(town|watch|tv)\b/.test(location.hash)) device().saves.openEarly()
