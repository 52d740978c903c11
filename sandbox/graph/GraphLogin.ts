import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { escapeHtml } from '../http/escapeHtml.ts'
import { sendPage } from '../http/send.ts'
import type { Route, SandboxRequest } from '../http/Vendor.ts'
import { graphApp } from './graphApp.ts'
import { graphCall, type GraphResult } from './graphCall.ts'
import type { GraphFaults } from './GraphFaults.ts'
import { personOf } from './graphPeople.ts'
import { readToken, writeToken } from './graphTokens.ts'

const codeSchema = z.object({
  client_id: z.literal(graphApp.id),
  client_secret: z.literal(graphApp.secret),
  redirect_uri: z.string(),
  code: z.string(),
})
const extendSchema = z.object({
  grant_type: z.literal('fb_exchange_token'),
  client_id: z.literal(graphApp.id),
  client_secret: z.literal(graphApp.secret),
  fb_exchange_token: z.string(),
})

const maxCodes = 200
const shortSeconds = 3_600
const longSeconds = 60 * 24 * 3_600
/** The permissions to confirm when the URL names a configuration instead of a `scope`. */
const configured =
  'pages_show_list,pages_messaging,pages_manage_metadata,instagram_basic,instagram_manage_messages,' +
  'whatsapp_business_management,whatsapp_business_messaging'

const wrong = (message: string): GraphResult => ({ error: { code: 100, message } })

/**
 * The login dialog, and the tokens that an application gets from it. People choose the name that they sign in
 * with.
 */
export class GraphLogin {
  private readonly codes = new Map<string, { redirectUri: string; name: string; scopes: string[] }>()
  private readonly faults: GraphFaults

  constructor(faults: GraphFaults) {
    this.faults = faults
  }

  routes(): Route[] {
    return [
      {
        method: 'GET',
        path: '/:version/dialog/oauth',
        handle: ({ url, response }) => sendPage(response, dialog(url)),
      },
      { method: 'POST', path: '/:version/dialog/oauth', handle: (request) => this.decide(request) },
      graphCall(this.faults, 'POST', '/oauth/access_token', ({ body }) => this.give(body)),
      graphCall(this.faults, 'GET', '/debug_token', ({ query, isApp }) =>
        isApp ? inspectToken(query.get('input_token') ?? '') : wrong('An app token is needed'),
      ),
    ]
  }

  /** Sends the person back to the application with a code, or with a refusal. */
  private decide({ url, body, response }: SandboxRequest): void {
    const form = new URLSearchParams(body)
    const redirectUri = url.searchParams.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    if (form.get('decision') === 'cancel') {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_reason', 'user_denied')
    } else {
      const code = randomBytes(24).toString('base64url')
      const scopes = (url.searchParams.get('scope') ?? configured).split(',')
      this.codes.set(code, {
        redirectUri,
        name: form.get('name') || 'Ada',
        scopes: form.get('limited') ? scopes.slice(0, 1) : scopes,
      })
      const [oldest] = this.codes.keys()
      if (this.codes.size > maxCodes && oldest !== undefined) this.codes.delete(oldest)
      back.searchParams.set('code', code)
    }
    response.writeHead(303, { location: back.href }).end()
  }

  private give(body: unknown): GraphResult {
    const extended = extendSchema.safeParse(body)
    if (extended.success) {
      const token = readToken(extended.data.fb_exchange_token)
      if (!token) return wrong('Error validating access token')
      return given({ ...token, kind: 'long' }, longSeconds)
    }
    const exchange = codeSchema.safeParse(body)
    if (!exchange.success) return wrong('Error validating client secret.')
    const { code, redirect_uri: redirectUri } = exchange.data
    const issued = this.codes.get(code)
    // A code is valid once, and only for the redirect URI that it was sent to.
    this.codes.delete(code)
    if (!issued) return wrong('This authorization code has been used.')
    if (issued.redirectUri !== redirectUri)
      return wrong('Error validating verification code. Please make sure your redirect_uri is identical.')
    const { id, name } = personOf(issued.name)
    return given({ kind: 'short', user: id, name, page: '', scopes: issued.scopes }, shortSeconds)
  }
}

function given(token: Parameters<typeof writeToken>[0], seconds: number): GraphResult {
  return { result: { access_token: writeToken(token), token_type: 'bearer', expires_in: seconds } }
}

function inspectToken(tokenText: string): GraphResult {
  const token = readToken(tokenText)
  if (!token) return { result: { data: { is_valid: false, scopes: [] } } }
  const end = token.kind === 'page' ? 0 : Math.floor(Date.now() / 1_000) + shortSeconds
  const { user, scopes } = token
  return {
    result: {
      data: {
        app_id: graphApp.id,
        type: token.kind === 'page' ? 'PAGE' : 'USER',
        application: 'Sandbox',
        is_valid: true,
        expires_at: end,
        user_id: user,
        scopes,
        granular_scopes: scopes
          .filter((scope) => scope.startsWith('whatsapp_'))
          .map((scope) => ({ scope, target_ids: [`16${user.slice(2)}`] })),
      },
    },
  }
}

/** Renders Meta's dialog: who signs in, and whether they allow it. */
function dialog(url: URL): string {
  const scopes = (url.searchParams.get('scope') ?? configured).split(',')
  const back = url.searchParams.get('redirect_uri') ?? ''
  const isOurs = url.searchParams.get('client_id') === graphApp.id && /^https?:\/\//.test(back)
  if (!isOurs) return '<!doctype html><title>Meta</title><p>This application is not known.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign in with Meta</title><link rel="icon" href="data:,"></head>
<body style="margin:0 auto;max-width:420px;padding:24px;font:16px/1.5 system-ui">
<h1 style="font-size:20px">Sign in with Meta (sandbox)</h1>
<p>The application asks for:</p><ul>${scopes.map((scope) => `<li>${escapeHtml(scope)}</li>`).join('')}</ul>
<form method="post" style="display:grid;gap:12px">
<label>Name <input name="name" value="Ada" required maxlength="60" style="width:100%;padding:8px"></label>
<label><input type="checkbox" name="limited" value="yes"> Allow only the first</label>
<button name="decision" value="continue" style="padding:10px">Continue</button>
<button name="decision" value="cancel" style="padding:10px">Cancel</button>
</form></body></html>`
}
