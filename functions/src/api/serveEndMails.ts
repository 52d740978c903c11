import type { Request } from 'firebase-functions/v2/https'
import { answerEndMails } from '../domain/agency/endMails/answerEndMails.ts'
import { describeHost } from '../domain/agency/hosts/domains/describeHost.ts'
import { currentInstance } from './context.ts'
import type { Response } from './http/Response.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * Ends a client's notices by email on a POST, which mail programs send themselves (RFC 8058) and the page's
 * button sends; a GET shows that page and changes nothing. Anyone with the URL may do it.
 */
export async function serveEndMails(request: Request, response: Response, host: string): Promise<void> {
  const { to } = request.query
  const { isKnown, html } = await answerEndMails(currentInstance().signing, {
    to: typeof to === 'string' ? to : '',
    isEnding: request.method === 'POST',
    looks: describeHost(await currentInstance().brands.find(host)),
  })
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Referrer-Policy', 'no-referrer')
  response
    .status(isKnown ? 200 : 400)
    .type('text/html; charset=utf-8')
    .send(html)
}
