import { projectModel } from '../../../shared/models/models.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { throttleConnecting } from '../channels/accounts/throttleConnecting.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { modelFailure, ModelKeyRefused } from '../modelKeys/ModelKeyRefused.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { SecretText } from '../../kernel/secrets/SecretText.ts'

/** A project that calls a model before it greets takes some seconds. */
const maxMs = 15_000

/**
 * Tests a project's key with a greeting before the key is stored. Throws at the field when Voiceflow refuses
 * the key or the project does not respond, and when secrets are off.
 */
export async function checkProjectKey(
  ports: Pick<Ports, 'keys' | 'languageModel' | 'now'>,
  workspaceId: string,
  key: string,
): Promise<void> {
  if (ports.keys.newest === '') throw new AppError('failed-precondition', 'credentialsAreOff')
  await throttleConnecting('voiceflow', workspaceId, ports.now())
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), maxMs)
  try {
    const greeting = ports.languageModel.stream({
      model: projectModel.id,
      key: { vendor: 'voiceflow', secret: new SecretText(key), storedAt: 0, baseUrl: '', model: '' },
      instructions: '',
      messages: [{ role: 'user', content: 'Hello' }],
      maxOutputTokens: 16,
      session: { userId: `trial-${randomIdentifier(20)}`, answeredAt: 0, request: '' },
      signal: stop.signal,
    })
    for await (const _part of greeting) break
  } catch (error) {
    if (modelFailure(error) instanceof ModelKeyRefused)
      throw new AppError('invalid-argument', undefined, { key: 'voiceflowKeyRefused' })
    throw new AppError('failed-precondition', undefined, { key: 'voiceflowSilent' })
  } finally {
    clearTimeout(timer)
  }
}
