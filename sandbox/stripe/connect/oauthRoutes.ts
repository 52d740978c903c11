import type { ServerResponse } from 'node:http'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { renderPage } from '../../http/renderPage.ts'
import { sendJson, sendPage } from '../../http/send.ts'
import type { Route, SandboxRequest } from '../../http/Vendor.ts'
import type { Api } from '../api/handleRequest.ts'
import { paramsChecker } from '../api/paramsChecker.ts'
import { decodeForm } from '../api/decodeForm.ts'
import { readCaller } from '../api/readCaller.ts'
import { StripeFailure } from '../api/StripeFailure.ts'
import { createWorld } from '../state/createWorld.ts'
import { makeId } from '../state/makeId.ts'
import { openAccount } from '../state/openAccount.ts'
import type { World } from '../state/State.ts'
import { createAccount, onboarded } from './createAccount.ts'
import { deauthorize } from './deauthorize.ts'

/**
 * Connect by OAuth: the page that asks the seller, and the exchange of the code. A client id is `ca_` and the
 * key.
 */
export function oauthRoutes(api: Api): Route[] {
  return [
    { method: 'GET', path: '/authorize', handle: (request) => authorize(api, request) },
    { method: 'POST', path: '/token', handle: (request) => respond(api, request, token) },
    { method: 'POST', path: '/deauthorize', handle: (request) => respond(api, request, disconnect) },
  ]
}

function authorize(api: Api, { url, response }: SandboxRequest): void {
  const key = /^ca_(\w+)$/.exec(url.searchParams.get('client_id') ?? '')?.[1]
  const target = url.searchParams.get('redirect_uri') ?? ''
  if (key === undefined || !/^https?:\/\//.test(target))
    return refuse(response, 'invalid_request', 'client_id and redirect_uri are needed.')
  const world = (api.state.worlds[key] ??= createWorld(key))
  const account = createAccount(world, { type: 'standard' }, world.frozenAt ?? Math.floor(Date.now() / 1000))
  Object.assign(account, onboarded)
  const code = makeId('ac', 32)
  world.codes[code] = account.id
  const back = (values: Record<string, string>) => {
    const link = new URL(target)
    for (const [name, value] of Object.entries({ ...values, state: url.searchParams.get('state') ?? '' }))
      link.searchParams.set(name, value)
    return escapeHtml(link.href)
  }
  const agreed = back({ scope: 'read_write', code })
  const refused = back({ error: 'access_denied', error_description: 'The user denied your request' })
  const body = `<h1>Connect an account</h1>
<p>The sandbox stands for Stripe's page. A new seller, ready to take money, is connected.</p>
<p><a href="${agreed}">Connect</a> · <a href="${refused}">Refuse</a></p>`
  sendPage(response, renderPage({ title: 'Connect an account', body, refreshSeconds: 3600 }))
}

type Params = Record<string, unknown>

type Run = (api: Api, world: World, params: Params) => object | [code: string, text: string]

/** Responds to an OAuth request, whose errors have a form of their own. */
function respond(api: Api, { headers, body, response }: SandboxRequest, run: Run): void {
  try {
    const { client_secret: secret, ...params } = decodeForm(body)
    const bearer = typeof secret === 'string' ? `Bearer ${secret}` : undefined
    const { world } = readCaller(api.state, headers.authorization ?? bearer, undefined)
    const result = run(api, world, params)
    if (Array.isArray(result)) return refuse(response, result[0], result[1])
    sendJson(response, 200, result)
  } catch (error) {
    if (error instanceof StripeFailure) return refuse(response, 'invalid_client', error.message, error.status)
    throw error
  }
}

const checkToken: (params: unknown) => asserts params is { grant_type: string; code?: string } =
  paramsChecker('OAuthTokenParams')
const checkDeauthorize: (
  params: unknown,
) => asserts params is { client_id?: string; stripe_user_id?: string } =
  paramsChecker('OAuthDeauthorizeParams')

function token(_api: Api, world: World, params: Params): object | [string, string] {
  checkToken(params)
  const account = world.codes[params.code ?? '']
  if (params.grant_type !== 'authorization_code' || account === undefined) {
    return ['invalid_grant', `Authorization code does not exist: ${params.code ?? ''}`]
  }
  delete world.codes[params.code ?? '']
  return {
    access_token: `sk_test_${world.key}`,
    livemode: false,
    refresh_token: makeId('rt'),
    token_type: 'bearer',
    stripe_publishable_key: `pk_test_${world.key}`,
    stripe_user_id: account,
    scope: 'read_write',
  }
}

function disconnect(api: Api, world: World, params: Params): object | [string, string] {
  checkDeauthorize(params)
  const id = params.stripe_user_id ?? ''
  const account = openAccount(world, id, api.publish)
  if (!account?.isConnected)
    return [
      'invalid_client',
      `This application is not connected to stripe account ${id}, or that account does not exist.`,
    ]
  deauthorize(account)
  return { stripe_user_id: id }
}

function refuse(response: ServerResponse, error: string, description: string, status = 400): void {
  sendJson(response, status, { error, error_description: description })
}
