import { minuteMs } from '../../../../shared/durations.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { throttle } from '../../../kernel/access/throttle.ts'

const maxTries = 20
const windowMs = 10 * minuteMs

/**
 * Limits how often a workspace can make us check a vendor's account; throws AppError 'resource-exhausted'.
 */
export async function throttleConnecting(
  vendor: 'discord' | 'meta' | 'telegram' | 'voiceflow' | 'whatsapp',
  workspaceId: string,
  now: number,
): Promise<void> {
  await throttle(`connecting:${vendor}:${workspaceId}`, maxTries, windowMs, now).catch((error: unknown) => {
    const isBeyond = error instanceof AppError && error.code === 'resource-exhausted'
    throw isBeyond ? new AppError('resource-exhausted', 'connectedTooOften') : error
  })
}
