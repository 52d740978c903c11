import { z } from 'zod'
import type { Config } from '../../config/readConfig.ts'
import type { Meta, MetaSignIn } from '../../domain/kernel/channels/Meta.ts'
import { graphVersion } from '../../shared/agents/graphVersion.ts'
import { GraphClient } from './graphClient.ts'
import { metaPagesApi } from './metaPagesApi.ts'

type MetaConfig = NonNullable<Config['meta']>

const accountScope = 'whatsapp_business_management'
const tokenSchema = z.object({ access_token: z.string() }).transform(({ access_token: token }) => token)
const debugSchema = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.string().default(''),
    user_id: z.string().default(''),
    scopes: z.array(z.string()).default([]),
    /** Without targets the permission is for all of them, which Meta does not list. */
    granular_scopes: z
      .array(z.object({ scope: z.string(), target_ids: z.array(z.string()).default([]) }))
      .default([]),
    /** In seconds; 0 for never. */
    expires_at: z.int().default(0),
  }),
})

/** Creates the client of the platform's application at Meta, from the configuration. */
export function metaApi(config: MetaConfig, webOrigin: string): Meta {
  const graph = new GraphClient(config)
  const { appId, hasHumanAgent } = config
  return {
    appId,
    hasHumanAgent,
    signIn: signInAt(config, graph, `${webOrigin}/meta/callback`),
    pages: metaPagesApi(graph, appId),
  }
}

function signInAt(config: MetaConfig, graph: GraphClient, redirectUri: string): MetaSignIn {
  const { appId, appSecret, dialogUrl } = config
  const exchange = (form: Record<string, string>) =>
    graph.request({
      method: 'POST',
      path: '/oauth/access_token',
      token: '',
      form: { client_id: appId, client_secret: appSecret, ...form },
      result: tokenSchema,
    })
  return {
    dialogUrl({ state, purpose, permissions }) {
      const configuration = purpose === 'whatsapp' ? config.whatsappConfiguration : config.loginConfiguration
      const url = new URL(`${dialogUrl}/${graphVersion}/dialog/oauth`)
      const scopeParameters = configuration
        ? { config_id: configuration, override_default_response_type: 'true' }
        : { scope: permissions.join(',') }
      const parameters = {
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        ...scopeParameters,
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },
    exchangeCode: (code) => exchange({ code, redirect_uri: redirectUri }),
    extendToken: (token) => exchange({ grant_type: 'fb_exchange_token', fb_exchange_token: token }),
    async inspectToken(token) {
      const response = await graph.request({
        method: 'GET',
        path: '/debug_token',
        token: `${appId}|${appSecret}`,
        query: { input_token: token },
        result: debugSchema,
      })
      if (response.refusal) return response
      const {
        is_valid: isValid,
        app_id: app,
        user_id: userId,
        scopes,
        expires_at: end,
      } = response.result.data
      const accounts = response.result.data.granular_scopes.find(({ scope }) => scope === accountScope)
      const facts = { isValid, isOurs: app === appId, userId, scopes, accounts: accounts?.target_ids ?? [] }
      return { result: { ...facts, expires: end > 0 } }
    },
  }
}
