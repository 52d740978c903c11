import type { LanguageModelV4, LanguageModelV4Usage } from '@ai-sdk/provider'
import type { Config } from '../../config.ts'
import { AppError } from '../../domain/AppError.ts'
import type { LanguageModel, ModelPart, ModelRequest } from '../../domain/ports.ts'
import { modelPrice, type ModelId } from '../../shared/models.ts'
import { providerFailed } from './providerFailed.ts'
import { vendorPrompt, vendorTool } from './vendorPrompt.ts'
import { streamCompatible } from './streamCompatible.ts'

type Settings = Config['llm']

type Speak = (request: ModelRequest) => AsyncIterable<ModelPart>

/**
 * Models of the three vendors through the AI SDK's providers, called at their own interface: the layer above
 * it brings retries and runs tools in several steps, which a turn does itself. Compatible servers are read
 * directly.
 */
export function languageModel(settings: Settings): LanguageModel {
  const known = new Map<ModelId, Speak>()
  return {
    stream(request) {
      const speak = known.get(request.model) ?? resolveModel(settings, request.model)
      known.set(request.model, speak)
      return speak(request)
    },
  }
}

function resolveModel(settings: Settings, id: ModelId): Speak {
  const load = resolveVendor(settings, id)
  if (load) return vendorModel(load)
  if (modelPrice(id).provider === 'compatible' && settings.compatible) {
    const server = settings.compatible
    return (request) => streamCompatible(server, request)
  }
  if (settings.sandbox) {
    const server = { baseUrl: settings.sandbox, key: 'sandbox', model: id }
    return (request) => streamCompatible(server, request)
  }
  throw new AppError('unavailable', 'modelKeyMissing')
}

function vendorModel(load: () => Promise<LanguageModelV4>): Speak {
  let model: Promise<LanguageModelV4> | undefined
  return async function* speak(request) {
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

/** How to load a vendor's model, if there is a key for it; what nobody uses stays unloaded. */
function resolveVendor(
  { openai, anthropic, google }: Settings,
  id: ModelId,
): (() => Promise<LanguageModelV4>) | undefined {
  const { provider } = modelPrice(id)
  if (provider === 'openai' && openai)
    return async () => (await import('@ai-sdk/openai')).createOpenAI({ apiKey: openai }).chat(id)
  if (provider === 'anthropic' && anthropic)
    return async () => (await import('@ai-sdk/anthropic')).createAnthropic({ apiKey: anthropic })(id)
  if (provider === 'google' && google)
    return async () => (await import('@ai-sdk/google')).createGoogleGenerativeAI({ apiKey: google })(id)
  return undefined
}
