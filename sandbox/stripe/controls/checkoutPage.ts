import { z } from 'zod'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { renderPage } from '../../http/renderPage.ts'
import { sendPage } from '../../http/send.ts'
import type { Route, SandboxRequest } from '../../http/Vendor.ts'
import type { Api } from '../api/handleRequest.ts'
import { StripeFailure } from '../api/StripeFailure.ts'
import { completeSession } from '../checkout/endSession.ts'
import { find, type Account } from '../state/Account.ts'
import type { Resource } from '../state/State.ts'
import { control } from './control.ts'
import { openAccounts } from './openAccounts.ts'

const testNumber = '4242424242424242'

/** Stripe's page of a Checkout Session, and the control that pays it without a browser. */
export function checkoutPage(api: Api): Route[] {
  return [
    { method: 'GET', path: '/checkout/:id', handle: (request) => show(api, request, '') },
    { method: 'POST', path: '/checkout/:id', handle: (request) => pay(api, request) },
    control(api, {
      route: 'POST /sessions/complete',
      schema: z.object({
        session: z.string(),
        number: z.string().regex(/^\d+$/).default(testNumber),
        code: z.string().default(''),
      }),
      run({ account, input }) {
        completeSession(account, input.session, input)
        return find(account, 'checkout.session', input.session)
      },
    }),
  ]
}

function show(api: Api, request: SandboxRequest, failure: string): void {
  const { id = '' } = request.params
  const found = findSession(api, id)
  if (found?.session.status !== 'open')
    return sendPage(
      request.response,
      renderPage({ title: 'Checkout', body: '<h1>This page has expired</h1>', refreshSeconds: 3600 }),
    )
  const { amount_total: total, currency, cancel_url: cancelUrl } = found.session
  const price = `${((total ?? 0) / 100).toFixed(2)} ${(currency ?? '').toUpperCase()}`
  const names = (found.account.data.orders[id]?.items ?? []).map(
    (item) =>
      find(found.account, 'product', find(found.account, 'price', item.price ?? '').product, 'price').name,
  )
  const code = found.session.allow_promotion_codes
    ? '<p><label>Promotion code <input name="code"></label></p>'
    : ''
  const body = `<h1>Subscribe to ${escapeHtml(names.join(', '))}</h1>
<p>${price} a month. The sandbox stands for Stripe's page; no money moves.</p>
${failure && `<p role="alert">${escapeHtml(failure)}</p>`}
<form method="post"><p><label>Card number <input name="number" value="${testNumber}" inputmode="numeric"></label></p>${code}
<button name="answer" value="pay">Subscribe</button></form>
${cancelUrl ? `<p><a href="${escapeHtml(cancelUrl)}">Back</a></p>` : ''}`
  sendPage(request.response, renderPage({ title: 'Checkout', body, refreshSeconds: 3600 }))
}

function pay(api: Api, request: SandboxRequest): void {
  const { id = '' } = request.params
  const found = findSession(api, id)
  const typed = new URLSearchParams(request.body)
  const number = (typed.get('number') ?? '').replaceAll(' ', '')
  if (!found) return show(api, request, '')
  try {
    completeSession(found.account, id, { number, code: typed.get('code') ?? '' })
  } catch (error) {
    if (error instanceof StripeFailure) return show(api, request, error.message)
    throw error
  }
  const target = (found.session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)
  request.response.writeHead(303, { location: target }).end()
}

function findSession(
  api: Api,
  id: string,
): { account: Account; session: Resource<'checkout.session'> } | undefined {
  for (const account of openAccounts(api)) {
    const session = account.data.tables['checkout.session'][id]
    if (session) return { account, session }
  }
  return undefined
}
