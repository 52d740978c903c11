import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Config } from '../../config.ts'
import { AppError } from '../../domain/AppError.ts'
import type { LanguageModel, ModelPart, ModelRequest } from '../../domain/ports.ts'
import { modelPrice, type ModelId } from '../../shared/models.ts'

type Settings = Config['llm']

/**
 * Models through the AI SDK's providers, called at their own interface: the layer above it brings retries, tools and
 * several steps, and a turn needs none of them yet.
 */
export function languageModel(settings: Settings): LanguageModel {
  const cache = new Map<ModelId, Promise<LanguageModelV4>>()
  return {
    async *stream(request) {
      const known = cache.get(request.model) ?? resolveModel(settings, request.model)
      cache.set(request.model, known)
      yield* streamParts(await known, request)
    },
  }
}

async function* streamParts(model: LanguageModelV4, request: ModelRequest): AsyncGenerator<ModelPart> {
  const { stream } = await start(model, request)
  for await (const part of stream) {
    if (part.type === 'text-delta' && part.delta) yield { type: 'text', text: part.delta }
    if (part.type === 'error') throw providerFailed(part.error)
    if (part.type === 'finish') {
      yield { type: 'usage', inputTokens: part.usage.inputTokens.total ?? 0, outputTokens: part.usage.outputTokens.total ?? 0 }
    }
  }
}

async function start(model: LanguageModelV4, request: ModelRequest) {
  try {
    return await model.doStream({
      prompt: [
        { role: 'system', content: request.instructions },
        ...request.messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
      ],
      temperature: request.temperature,
      maxOutputTokens: request.maxOutputTokens,
      abortSignal: request.signal,
    })
  } catch (error) {
    throw providerFailed(error)
  }
}

async function resolveModel(settings: Settings, id: ModelId): Promise<LanguageModelV4> {
  const { provider } = modelPrice(id)
  if (provider === 'openai' && settings.openai) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ apiKey: settings.openai }).chat(id)
  }
  if (provider === 'anthropic' && settings.anthropic) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey: settings.anthropic })(id)
  }
  if (provider === 'google' && settings.google) {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return createGoogleGenerativeAI({ apiKey: settings.google })(id)
  }
  if (provider === 'compatible' && settings.compatible) {
    return compatible(settings.compatible.baseUrl, settings.compatible.key, settings.compatible.model)
  }
  if (settings.sandbox) return compatible(settings.sandbox, 'sandbox', id)
  throw new AppError('unavailable', 'No key is configured for the model of this agent.')
}

async function compatible(baseURL: string, apiKey: string | undefined, model: string): Promise<LanguageModelV4> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({ name: 'compatible', baseURL, ...(apiKey && { apiKey }), includeUsage: true })(model)
}

/** The provider's words may hold keys or our prompt; only the kind of failure goes on, the rest to the log's redactor. */
function providerFailed(error: unknown): AppError {
  if (error instanceof AppError) return error
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : undefined
  console.error('The model provider failed', { status, name: error instanceof Error ? error.name : typeof error })
  return new AppError('unavailable', 'The model could not be reached. Please try again.')
}
