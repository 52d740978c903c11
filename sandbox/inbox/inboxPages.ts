import { z } from 'zod'
import { sendJson, sendPage } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import type { Mailbox } from '../resend/mailbox.ts'
import type { ResendEvents } from '../resend/resendEvents.ts'
import { renderInbox } from './renderInbox.ts'

/** The pages and routes where people and tests read the sent email. */
export function inboxPages(mailbox: Mailbox, events: ResendEvents): Vendor {
  function report({ params, response }: SandboxRequest): void {
    const mail = mailbox.mails().find(({ id }) => id === params['id'])
    const kind = z.enum(['bounce', 'complain']).safeParse(params['kind'])
    if (!mail || !kind.success) return sendJson(response, 404, { error: 'There is no such mail.' })
    if (kind.data === 'bounce') for (const email of mail.to) mailbox.suppress(email)
    events.report(kind.data, mail)
    response.writeHead(303, { location: '/inbox' }).end()
  }

  return {
    name: 'Inbox',
    about: 'The mail that was sent: /inbox to read, /inbox.json for tests (DELETE empties it).',
    prefix: '',
    routes: [
      {
        method: 'GET',
        path: '/inbox',
        handle: ({ response }) => sendPage(response, renderInbox(mailbox.mails())),
      },
      {
        method: 'GET',
        path: '/inbox.json',
        handle: ({ response }) => sendJson(response, 200, mailbox.mails()),
      },
      { method: 'POST', path: '/inbox/:id/:kind', handle: report },
      {
        method: 'DELETE',
        path: '/inbox.json',
        handle: ({ response }) => {
          mailbox.clear()
          sendJson(response, 200, [])
        },
      },
    ],
  }
}
