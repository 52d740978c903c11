import type { LanguageModelV4, LanguageModelV4Usage } from '@ai-sdk/provider'
import type { Config } from '../../config/readConfig.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { LanguageModel, ModelKey, ModelPart, ModelRequest } from '../../domain/kernel/ports/ports.ts'
import { modelPrice, type ModelId } from '../../shared/models/models.ts'
import type { OpenStream } from '../fetch/safeFetch.ts'
import { providerFailed } from './providerFailed.ts'
import { vendorPrompt, vendorTool } from './vendorPrompt.ts'
import { streamCompatible } from './streamCompatible.ts'
import { streamVoiceflow } from './streamVoiceflow.ts'

type Settings = Config['llm']

type StreamText = (request: ModelRequest) => AsyncIterable<ModelPart>

/**
 * Creates the language models: the three vendors through the AI SDK's providers, called at their own
 * interface, because the layer above retries and runs tools itself, which a turn does. Compatible servers are
 * read directly. `projects`: the origin of Voiceflow's API.
 */
export function languageModel(settings: Settings, open?: OpenStream, projects = ''): LanguageModel {
  const cached = new Map<ModelId, StreamText>()
  return {
    stream(request) {
      // Created for each request, so that no tenant's key stays in memory.
      if (request.key) return resolveOwn(settings, { open, projects }, request.key, request.model)(request)
      const stream = cached.get(request.model) ?? resolveModel(settings, request.model)
      cached.set(request.model, stream)
      return stream(request)
    },
    hasKey: (model) => settings.sandbox !== undefined || isConfigured(settings, model),
  }
}

function resolveModel(settings: Settings, id: ModelId): StreamText {
  const { provider } = modelPrice(id)
  // A project only works with its own key.
  if (provider === 'voiceflow') throw new AppError('unavailable', 'modelKeyMissing')
  const key = provider === 'compatible' ? undefined : settings[provider]
  if (provider !== 'compatible' && key) return vendorModel(() => loadVendor(provider, id, { apiKey: key }))
  if (provider === 'compatible' && settings.compatible) {
    const server = settings.compatible
    return (request) => streamCompatible(server, request)
  }
  if (settings.sandbox) {
    const server = { baseUrl: settings.sandbox, key: 'sandbox', model: id }
    return (request) => streamCompatible(server, request)
  }
  throw new AppError('unavailable', 'modelKeyMissing')
}

function isConfigured(settings: Settings, id: ModelId): boolean {
  const { provider } = modelPrice(id)
  return provider !== 'voiceflow' && settings[provider] !== undefined
}

/** Returns a model with a workspace's own key. The sandbox's keys reach the sandbox, with the emulators. */
function resolveOwn(
  { sandbox }: Settings,
  { open, projects }: { open: OpenStream | undefined; projects: string },
  { vendor, secret, storedAt, baseUrl, model }: ModelKey,
  id: ModelId,
): StreamText {
  const apiKey = secret.reveal()
  if (vendor === 'voiceflow')
    return (request) => streamVoiceflow({ origin: projects, key: apiKey, storedAt }, request)
  if (vendor === 'compatible') {
    if (!open) throw new AppError('unavailable', 'modelUnreachable')
    return (request) => streamCompatible({ baseUrl, key: apiKey, model, open }, request)
  }
  const isSandbox = sandbox !== undefined && apiKey.startsWith('sandbox-')
  const server = isSandbox ? new URL(sandboxPaths[vendor], sandbox).href : undefined
  return vendorModel(() => loadVendor(vendor, id, { apiKey, ...(server && { baseURL: server }) }))
}

/** The sandbox's paths for each vendor. */
const sandboxPaths = { openai: '/llm/v1', anthropic: '/anthropic/v1', google: '/google/v1beta' }

function vendorModel(load: () => Promise<LanguageModelV4>): StreamText {
  let model: Promise<LanguageModelV4> | undefined
  return async function* stream(request) {
    model ??= load()
    yield* streamParts(await model, request)
  }
}

async function* streamParts(model: LanguageModelV4, request: ModelRequest): AsyncGenerator<ModelPart> {
  const { stream } = await start(model, request)
  for await (const part of stream) {
    if (part.type === 'text-delta' && part.delta) yield { type: 'text', text: part.delta }
    if (part.type === 'tool-call')
      yield {
        type: 'toolCall',
        call: { id: part.toolCallId, name: part.toolName, arguments: part.input },
      }
    if (part.type === 'error') throw providerFailed(part.error)
    if (part.type === 'finish') yield usageOf(part.usage)
  }
}

function usageOf({ inputTokens, outputTokens }: LanguageModelV4Usage): ModelPart {
  const { cacheRead } = inputTokens
  return {
    type: 'usage',
    inputTokens: inputTokens.total ?? 0,
    outputTokens: outputTokens.total ?? 0,
    ...(cacheRead !== undefined && { cachedTokens: cacheRead }),
  }
}

async function start(model: LanguageModelV4, request: ModelRequest) {
  try {
    return await model.doStream({
      prompt: vendorPrompt(request),
      ...(request.tools?.length && { tools: request.tools.map(vendorTool) }),
      ...(request.temperature !== undefined && { temperature: request.temperature }),
      maxOutputTokens: request.maxOutputTokens,
      abortSignal: request.signal,
    })
  } catch (error) {
    throw providerFailed(error)
  }
}

/** Loads a vendor's model on first use. */
async function loadVendor(
  vendor: keyof typeof sandboxPaths,
  id: ModelId,
  settings: { apiKey: string; baseURL?: string },
): Promise<LanguageModelV4> {
  if (vendor === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(settings).chat(id)
  if (vendor === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(id)
  return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings)(id)
}
