import { z } from 'zod'
import { channelEnvironment, chatLinksOf, discordOf, metaOf, graphUrlOf } from './channelApplications.ts'
import { functionUrls } from './functionUrls.ts'
import { optionalKey } from './optionalKey.ts'
import { webhookEnvironment, webhooksOf } from './operatorWebhooks.ts'
import { projectEnvironment, projectsOf } from './projectPlatform.ts'
import { localAlias } from '../shared/agencies/hosts/localAlias.ts'
import { defaultBrand } from '../shared/brand/defaultBrand.ts'
import { turnLimitsPerMinute } from '../shared/limits.ts'
import { functionLocations } from '../shared/regions/regions.ts'
import { stripeAccounts } from './stripeAccounts.ts'
import { SigningKeys } from '../domain/kernel/secrets/SigningKeys.ts'
import { signingSecrets } from './signingSecrets.ts'
import { tenantSecretKeys } from './tenantSecretKeys.ts'
import { transcriptionModel } from '../shared/chat/transcription.ts'

const url = z.url()
const environmentSchema = z.object({
  FUNCTIONS_EMULATOR: z.string().optional(),
  PARLEY_SANDBOX_ORIGIN: url.optional(),
  WEB_ORIGIN: url.default('http://127.0.0.1:5000'),
  AGENCY_ORIGIN: url.optional(),
  AGENCY_SITE: z.string().optional(),
  AGENCY_DOMAIN: z.string().toLowerCase().optional(),
  HOSTING_ADDRESS: z.ipv4().default('199.36.158.100'),
  BALANCER_CERTIFICATE_MAP: z.string().optional(),
  BALANCER_ADDRESS: z.ipv4().optional(),
  SESSION_SECRET: signingSecrets,
  RETIRED_SESSION_SECRETS: signingSecrets,
  NAMING_SECRET: optionalKey,
  MAIL_FROM: z.string().default(`${defaultBrand.name} <hello@parley.example>`),
  RESEND_API_KEY: optionalKey,
  RESEND_WEBHOOK_SECRET: optionalKey,
  RESEND_BASE_URL: url.optional(),
  OPENAI_API_KEY: optionalKey,
  ANTHROPIC_API_KEY: optionalKey,
  GOOGLE_GENERATIVE_AI_API_KEY: optionalKey,
  COMPATIBLE_BASE_URL: url.optional(),
  COMPATIBLE_API_KEY: optionalKey,
  COMPATIBLE_MODEL: z.string().default('default'),
  ...projectEnvironment,
  VAPI_API_KEY: optionalKey,
  VAPI_BASE_URL: url.optional(),
  WIDGET_FUNCTION_URL: url.optional(),
  PARSE_FUNCTION_URL: url.optional(),
  STRIPE_SECRET_KEY: optionalKey,
  STRIPE_PUBLISHABLE_KEY: optionalKey,
  STRIPE_WEBHOOK_SECRET: optionalKey,
  STRIPE_ACCOUNTS: optionalKey,
  STRIPE_CONNECT_WEBHOOK_SECRET: optionalKey,
  TENANT_SECRET_KEYS: optionalKey,
  /** Journeys do not wait a minute for a publication; only the emulators accept it. */
  AGENT_FRESH_SECONDS: z.coerce.number().positive().optional(),
  COUNTRY_HEADER: z.string().toLowerCase().optional(),
  AGENT_TURNS_PER_MINUTE: z.coerce.number().int().positive().default(turnLimitsPerMinute.agent),
  ...webhookEnvironment,
  TELEGRAM_BASE_URL: url.optional(),
  ...channelEnvironment,
  API_FUNCTION_URL: url.optional(),
  STORAGE_BUCKET_NA: z.string().optional(),
  STORAGE_BUCKET_EU: z.string().optional(),
  FUNCTION_TARGET: z.string().default(''),
  GCLOUD_PROJECT: z.string().default('demo-parley'),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
  FIREBASE_STORAGE_EMULATOR_HOST: z.string().optional(),
  GCE_METADATA_HOST: z.string().default('metadata.google.internal'),
})

type Environment = z.infer<typeof environmentSchema>

/** Bound to the deployed functions from Secret Manager; the emulators read `.env.demo-parley` instead. */
export const secretNames = [
  'SESSION_SECRET',
  'RETIRED_SESSION_SECRETS',
  'NAMING_SECRET',
  'RESEND_API_KEY',
  'RESEND_WEBHOOK_SECRET',
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GOOGLE_GENERATIVE_AI_API_KEY',
  'COMPATIBLE_API_KEY',
  'VAPI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_ACCOUNTS',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'TENANT_SECRET_KEYS',
  'DISCORD_BOT_TOKEN',
  'META_APP_SECRET',
  'META_VERIFY_TOKEN',
] as const

/** Read directly, because the rest of the environment is missing while the Firebase CLI analyses the code. */
export const inFunctionsEmulator = process.env['FUNCTIONS_EMULATOR'] === 'true'

export type Config = ReturnType<typeof readConfig>

/** Reads every parameter and secret of the backend; no other code reads the environment. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const env = environmentSchema.parse(environment)
  const isEmulator = env.FUNCTIONS_EMULATOR === 'true' || env.FIRESTORE_EMULATOR_HOST !== undefined
  if (!isEmulator) refuseSandbox(env)
  const sandbox = isEmulator ? env.PARLEY_SANDBOX_ORIGIN : undefined
  return {
    isEmulator,
    projectId: env.GCLOUD_PROJECT,
    /** The only function that this process serves; empty if it serves several. */
    functionTarget: env.FUNCTION_TARGET,
    firestoreEmulatorHost: env.FIRESTORE_EMULATOR_HOST,
    /** The host of the metadata server, which identifies this instance. */
    metadataHost: env.GCE_METADATA_HOST,
    webOrigin: env.WEB_ORIGIN,
    /** The origin of the agencies' Hosting site that belongs to no agency. */
    agencyOrigin: env.AGENCY_ORIGIN ?? agencyOrigin(env),
    /** Returns the origin of an agency's host; with the emulators a local name at the site's port. */
    originOfHost: (host: string) => (isEmulator ? `http://${localAlias(host)}:5020` : `https://${host}`),
    hasSessionSecret: env.SESSION_SECRET.length > 0,
    /** Signs tokens, links and proofs, and names what must not be guessed. */
    signing: new SigningKeys({
      current: env.SESSION_SECRET,
      retired: env.RETIRED_SESSION_SECRETS,
      naming: env.NAMING_SECRET,
    }),
    /** The keys that encrypt tenant secrets, by version; the last one is the newest. */
    tenantSecretKeys: tenantSecretKeys(env.TENANT_SECRET_KEYS),
    buckets: {
      na: env.STORAGE_BUCKET_NA ?? `${env.GCLOUD_PROJECT}-na`,
      eu: env.STORAGE_BUCKET_EU ?? `${env.GCLOUD_PROJECT}-eu`,
    },
    /** The origin where browsers fetch files. */
    storageOrigin: env.FIREBASE_STORAGE_EMULATOR_HOST
      ? `http://${env.FIREBASE_STORAGE_EMULATOR_HOST}`
      : 'https://firebasestorage.googleapis.com',
    hosting: hostingOf(env, sandbox, isEmulator),
    /** A resolver over HTTPS, or the sandbox's, whose records can be edited. */
    dnsUrl: sandbox ? `${sandbox}/dns/resolve` : 'https://dns.google/resolve',
    /** The URL of the function of brands in the emulators. */
    localBrandUrl: isEmulator ? functionUrls(env, 'brand').na : undefined,
    /** The platform's own hosts: agencies can neither send email from them nor frame them. */
    ownHosts: ownHosts(env),
    ...vendorsOf(env, sandbox),
    /** The URLs of the widget function in each region, for vendors. */
    widgetUrls: functionUrls(env, 'widget'),
    /** The URLs of the `api` function in each region, for webhooks of channels. */
    apiUrls: functionUrls(env, 'api'),
    /** The URLs of the function that parses files, in each region. */
    parseUrls: functionUrls(env, 'parse'),
    /** The port of the sandbox's websites (`http://{name}.localhost:{port}`), which can be fetched with the emulators. */
    localSitesPort: sandbox ? Number(new URL(sandbox).port) : undefined,
    /** The time for which an instance answers from its cache of an agent. */
    agentFreshMs: (env.AGENT_FRESH_SECONDS ?? 60) * 1000,
    /**
     * The header in which a load balancer names a visitor's country; empty without one, because clients could
     * forge it at the functions' own URLs.
     */
    countryHeader: env.COUNTRY_HEADER ?? '',
    turnLimits: { ...turnLimitsPerMinute, agent: env.AGENT_TURNS_PER_MINUTE },
    webhooks: webhooksOf(env),
  }
}

/** Returns the servers of the vendors with their keys; the sandbox's without own ones. */
function vendorsOf(env: Environment, sandbox: string | undefined) {
  return {
    mail: {
      from: env.MAIL_FROM,
      key: env.RESEND_API_KEY ?? '',
      /** The secret of Resend's webhook signatures; without it no event is accepted. */
      webhookSecret: env.RESEND_WEBHOOK_SECRET,
      baseUrl: env.RESEND_BASE_URL ?? (sandbox && `${sandbox}/resend`),
    },
    push: {
      projectId: env.GCLOUD_PROJECT,
      baseUrl: sandbox ? `${sandbox}/fcm` : 'https://fcm.googleapis.com',
    },
    llm: {
      openai: env.OPENAI_API_KEY,
      anthropic: env.ANTHROPIC_API_KEY,
      google: env.GOOGLE_GENERATIVE_AI_API_KEY,
      compatible: env.COMPATIBLE_BASE_URL && {
        baseUrl: env.COMPATIBLE_BASE_URL,
        key: env.COMPATIBLE_API_KEY,
        model: env.COMPATIBLE_MODEL,
      },
      /** The URL of the replacement that serves every model without a key, in the emulators only. */
      sandbox: sandbox && `${sandbox}/llm/v1`,
    },
    ...projectsOf(env, sandbox),
    /** The server of embeddings; undefined when knowledge is searched by words alone. */
    embeddings: embeddingServer(env.OPENAI_API_KEY, sandbox),
    /** The server that transcribes voice notes; undefined when they are not transcribed. */
    transcription: transcriptionServer(env.OPENAI_API_KEY, sandbox),
    /** The vendor of voice calls; without its key browsers listen and speak themselves. */
    vapi: env.VAPI_API_KEY
      ? {
          key: env.VAPI_API_KEY,
          baseUrl: env.VAPI_BASE_URL ?? (sandbox ? `${sandbox}/vapi` : 'https://api.vapi.ai'),
        }
      : undefined,
    telegram: {
      baseUrl: env.TELEGRAM_BASE_URL ?? (sandbox ? `${sandbox}/telegram` : 'https://api.telegram.org'),
    },
    discord: discordOf(env, sandbox),
    meta: metaOf(env, sandbox),
    graphUrl: graphUrlOf(env, sandbox),
    chatLinks: chatLinksOf(env, sandbox),
    /** The sandbox's keys work at the sandbox, all others at Stripe. */
    stripe: {
      accounts: stripeAccounts(env),
      connectWebhookSecret: env.STRIPE_CONNECT_WEBHOOK_SECRET ?? '',
      baseUrl: env.STRIPE_SECRET_KEY?.startsWith('sk_test_parley') ? sandbox : undefined,
    },
  }
}

function embeddingServer(openai: string | undefined, sandbox: string | undefined) {
  const model = 'text-embedding-3-small'
  if (openai) return { baseUrl: 'https://api.openai.com/v1', key: openai, model }
  return sandbox ? { baseUrl: `${sandbox}/llm/v1`, key: 'sandbox', model: 'sandbox-letters' } : undefined
}

function transcriptionServer(openai: string | undefined, sandbox: string | undefined) {
  const model = transcriptionModel
  if (openai) return { baseUrl: 'https://api.openai.com/v1', key: openai, model }
  return sandbox ? { baseUrl: `${sandbox}/llm/v1`, key: 'sandbox', model } : undefined
}

/** Returns the hosting of the agencies' dashboards: a load balancer if configured, or a Hosting site. */
function hostingOf(env: Environment, sandbox: string | undefined, isEmulator: boolean) {
  const { BALANCER_CERTIFICATE_MAP: map, BALANCER_ADDRESS: balancerIp } = env
  return {
    siteId: env.AGENCY_SITE ?? `${env.GCLOUD_PROJECT}-agency`,
    baseUrl: sandbox ? `${sandbox}/hosting` : 'https://firebasehosting.googleapis.com',
    /** The fixed IP of A records. */
    ip: env.HOSTING_ADDRESS,
    /** The domain below which agencies get a subdomain. */
    subdomainRoot: env.AGENCY_DOMAIN ?? (isEmulator ? 'localhost' : undefined),
    balancer:
      map && balancerIp
        ? {
            map,
            ip: balancerIp,
            baseUrl: sandbox ? `${sandbox}/certificatemanager` : 'https://certificatemanager.googleapis.com',
          }
        : undefined,
  }
}

function ownHosts(env: Environment): string[] {
  const sender = /@([^<>@\s]+)>?$/.exec(env.MAIL_FROM)?.[1]?.toLowerCase()
  const agencies = new URL(env.AGENCY_ORIGIN ?? agencyOrigin(env)).hostname
  const sites = ['', '-agency', '-tabs'].flatMap((site) => [
    `${env.GCLOUD_PROJECT}${site}.web.app`,
    `${env.GCLOUD_PROJECT}${site}.firebaseapp.com`,
  ])
  const functions = Object.values(functionLocations).map(
    (location) => `${location}-${env.GCLOUD_PROJECT}.cloudfunctions.net`,
  )
  const hosts = [new URL(env.WEB_ORIGIN).hostname, agencies, sender, env.AGENCY_DOMAIN]
  return [...hosts, ...sites, ...functions].filter((host) => host !== undefined)
}

function agencyOrigin(env: Environment): string {
  return env.FUNCTIONS_EMULATOR === 'true'
    ? 'http://127.0.0.1:5005'
    : `https://${env.GCLOUD_PROJECT}-agency.web.app`
}

function refuseSandbox(env: Environment) {
  if (env.AGENT_FRESH_SECONDS !== undefined)
    throw new Error('AGENT_FRESH_SECONDS must not be set outside the emulators.')
  const urls = [
    env.PARLEY_SANDBOX_ORIGIN,
    env.RESEND_BASE_URL,
    env.COMPATIBLE_BASE_URL,
    env.VOICEFLOW_ORIGIN,
    env.VAPI_BASE_URL,
    env.TELEGRAM_BASE_URL,
    env.DISCORD_BASE_URL,
    env.META_GRAPH_URL,
    env.META_DIALOG_URL,
    env.WIDGET_FUNCTION_URL,
    env.PARSE_FUNCTION_URL,
    env.AGENCY_ORIGIN,
  ]
  for (const url of urls) {
    if (url && /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname)) {
      throw new Error(
        'The sandbox must not be used outside the emulators: remove PARLEY_SANDBOX_ORIGIN and loopback addresses.',
      )
    }
  }
}
