import { AppError } from '../../domain/kernel/errors/AppError.ts'

const timeoutMs = 10_000
/** Answers that say something about what was asked for; all others are a service that cannot be used now. */
const toldAlways = [400, 404, 409]

export type Ask = (
  method: 'DELETE' | 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<{ status: number; body: unknown }>

/**
 * One of Google's REST interfaces, asked as this instance. Statuses that say no are answered like others;
 * throws AppError 'unavailable' for failures. `identify`: the header that says who asks. `alsoTold`: further
 * statuses that say something about what was asked for.
 */
export function googleApi(
  baseUrl: string,
  identify: () => Promise<string>,
  alsoTold: readonly number[] = [],
): Ask {
  const told = [...toldAlways, ...alsoTold]
  return async (method, path, body) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: await identify(), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined)
    if (answer && (answer.ok || told.includes(answer.status)))
      return { status: answer.status, body: await answer.json().catch(() => undefined) }
    console.error('A service of the platform refused', { path, status: answer?.status ?? 'no answer' })
    throw new AppError('unavailable')
  }
}
