import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends the path as it is written; `fetch` would tidy it first, unpack the answer and follow redirects. */
export const ask = (url: string, path: string, options: RequestOptions = {}): Promise<Answer> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(url)
    const asking = request({ hostname, port, path, agent: false, ...options }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }))
    })
    asking.on('error', failed)
    asking.end()
  })
