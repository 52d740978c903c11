import { sendJson, sendPage } from '../http/send.ts'
import type { Vendor } from '../http/Vendor.ts'
import type { Mailbox } from '../resend/mailbox.ts'
import { renderInbox } from './renderInbox.ts'

/** Where people and tests read the mail that was sent. */
export function inboxPages(mailbox: Mailbox): Vendor {
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
