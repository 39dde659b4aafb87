/** `npm start`. */
import { serve } from './serve.ts'

const port = Number(process.env.PORT ?? 4173)
serve({ folder: process.env.DIST ?? 'dist', port }).then(
  ({ url }) => console.log(`Moonrise is at ${url}`),
  (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another: PORT=4200 npm start` : error)
    process.exitCode = 1
  },
)
