import { escapeHtml } from '../../http/escapeHtml.ts'
import { renderPage } from '../../http/renderPage.ts'
import { sendPage } from '../../http/send.ts'
import type { Route, SandboxRequest } from '../../http/Vendor.ts'
import type { Api } from '../api/handleRequest.ts'
import { onboard } from '../connect/onboard.ts'
import { endChallenge } from '../payments/endChallenge.ts'
import { openAccounts } from './openAccounts.ts'

/** Stripe's pages that people are redirected to: the onboarding, and the bank's challenge as a redirect. */
export function pages(api: Api): Route[] {
  return [
    {
      method: 'GET',
      path: '/onboarding/:id',
      handle: (request) => ask(request, 'Complete the onboarding?', ['Complete', 'Later']),
    },
    {
      method: 'POST',
      path: '/onboarding/:id',
      handle(request) {
        const account = openAccounts(api).find(
          ({ id, isConnected }) => isConnected && id === request.params.id,
        )
        if (account && hasChosen(request, 'Complete')) onboard(account)
        goBack(request, {})
      },
    },
    {
      method: 'GET',
      path: '/challenge/:id',
      handle: (request) => ask(request, 'Confirm this payment with your bank?', ['Complete', 'Fail']),
    },
    {
      method: 'POST',
      path: '/challenge/:id',
      handle(request) {
        const { id = '' } = request.params
        for (const account of openAccounts(api)) {
          const intent = account.data.tables.payment_intent[id] ?? account.data.tables.setup_intent[id]
          if (!intent) continue
          if (intent.status === 'requires_action')
            endChallenge(account, intent, hasChosen(request, 'Complete') ? 'complete' : 'fail')
          const isDone = intent.status === 'succeeded'
          return goBack(request, {
            [intent.object]: intent.id,
            [`${intent.object}_client_secret`]: intent.client_secret ?? '',
            redirect_status: isDone ? 'succeeded' : 'failed',
          })
        }
        goBack(request, {})
      },
    },
  ]
}

function ask({ url, response }: SandboxRequest, question: string, choices: readonly string[]): void {
  const buttons = choices
    .map((choice) => `<button name="answer" value="${choice}">${choice}</button>`)
    .join(' ')
  const body = `<h1>${question}</h1><p>The sandbox stands for the page that people would see here.</p>
<form method="post" action="${escapeHtml(url.pathname + url.search)}">${buttons}</form>`
  sendPage(response, renderPage({ title: question, body, refreshSeconds: 3600 }))
}

const hasChosen = ({ body }: SandboxRequest, choice: string) =>
  new URLSearchParams(body).get('answer') === choice

function goBack({ url, response }: SandboxRequest, values: Record<string, string>): void {
  const target = url.searchParams.get('return_url') ?? ''
  if (!/^https?:\/\//.test(target)) return void response.writeHead(204).end()
  const link = new URL(target)
  for (const [name, value] of Object.entries(values)) link.searchParams.set(name, value)
  response.writeHead(303, { location: link.href }).end()
}
