import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { matchPath } from '../../http/matchPath.ts'
import type { SandboxRequest } from '../../http/Vendor.ts'
import { catchUp } from '../billing/advanceClock.ts'
import type { Account } from '../state/Account.ts'
import { apiVersion, openAccount, type Publish } from '../state/openAccount.ts'
import { makeId } from '../state/makeId.ts'
import type { StripeState, World } from '../state/State.ts'
import { decodeForm, type FormValue } from './decodeForm.ts'
import type { Endpoint } from './endpoint.ts'
import { expand } from './expand.ts'
import { nextFault } from './faults.ts'
import { storeResponse } from './idempotency.ts'
import { readCaller } from './readCaller.ts'
import { asResponse, faultResponses, sendResponse, sendFault } from './respond.ts'
import { runOnce } from './runOnce.ts'
import { invalid } from './StripeFailure.ts'

export interface Api {
  state: StripeState
  endpoints: readonly Endpoint[]
  publish: Publish
}

/** Handles a request in Stripe's order: key, version, account, route, idempotency, parameters, effect. */
export async function handleRequest(
  api: Api,
  method: string,
  { url, headers, body, response }: SandboxRequest,
): Promise<void> {
  const requestId = makeId('req', 14)
  const idempotencyKey = method === 'POST' ? text(headers['idempotency-key']) : undefined
  response.setHeader('request-id', requestId)
  response.setHeader('stripe-version', apiVersion)
  // Stripe.js calls from the page of the seller, another origin.
  response.setHeader('access-control-allow-origin', '*')
  if (idempotencyKey) response.setHeader('idempotency-key', idempotencyKey)
  try {
    const encoded = method === 'POST' ? body : url.search
    const { key, _stripe_account: formAccount, client_secret: clientSecret, ...rest } = decodeForm(encoded)
    const { world, isPublishable } = readCaller(api.state, headers.authorization, text(key))
    refuseVersion(headers)
    world.origin = `http://${headers.host ?? 'localhost'}`
    catchUp(world, api.publish)
    const connected = text(headers['stripe-account']) ?? text(formAccount)
    const account = chooseAccount(api, world, connected, {
      id: requestId,
      idempotency_key: idempotencyKey ?? null,
    })
    const { endpoint, id } = route(api.endpoints, method, url.pathname)
    if (isPublishable && !endpoint.isForBrowsers) {
      const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.'
      throw invalid(message, { code: 'secret_key_required', status: 403 })
    }
    const fault = nextFault(world.faults, method, url.pathname)
    if (fault?.when === 'before' && fault.kind !== 'slow') return sendFault(response, fault)
    const request = { method, path: url.pathname, encoded: new URLSearchParams(encoded) }
    const result = await runOnce(account, idempotencyKey, request, response, async () => {
      const params =
        isPublishable || clientSecret === undefined ? rest : { ...rest, client_secret: clientSecret }
      const effect = endpoint.prepare({
        account,
        id,
        params,
        path: url.pathname,
        origin: world.origin,
        isPublishable,
        clientSecret: text(clientSecret),
      })
      if (fault?.kind === 'slow') await wait(fault.milliseconds)
      return () => ({ status: 200, body: expand(account, effect(), readExpand(rest.expand)) })
    })
    if (fault?.when === 'after') {
      if (fault.remembered) storeResponse(account.data.idempotency, idempotencyKey, faultResponses.error)
      return sendFault(response, fault)
    }
    sendResponse(response, result)
  } catch (error) {
    sendResponse(response, asResponse(error))
  }
}

function refuseVersion(headers: IncomingHttpHeaders): void {
  const version = text(headers['stripe-version'])
  if (version === undefined || version === apiVersion) return
  throw invalid(`Invalid Stripe API version: ${version}. The sandbox's Stripe speaks ${apiVersion} alone.`)
}

function chooseAccount(
  api: Api,
  world: World,
  connected: string | undefined,
  cause: Parameters<typeof openAccount>[3],
): Account {
  const account = openAccount(world, connected ?? world.platform, api.publish, cause)
  if (account) return account
  const message = `The provided key does not have access to account '${connected}' (or that account does not exist).`
  throw invalid(`${message} Application access may have been revoked.`, {
    code: 'account_invalid',
    status: 403,
  })
}

function route(
  endpoints: readonly Endpoint[],
  method: string,
  path: string,
): { endpoint: Endpoint; id: string } {
  for (const endpoint of endpoints) {
    const params = endpoint.method === method ? matchPath(endpoint.path, path) : undefined
    if (params) return { endpoint, id: params.id ?? '' }
  }
  throw invalid(
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    { status: 404 },
  )
}

function readExpand(given: FormValue | undefined): string[] {
  return Array.isArray(given) ? given.filter((path) => typeof path === 'string') : []
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
