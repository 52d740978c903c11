import type { ErrorCode } from '../../../shared/errors/errorCodes.ts'
import type { Refusal } from '../../../shared/errors/refusals.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/** Returns an error that shows at the field `file` why a file is refused. */
export function refuseFile(refusal: Refusal, code: ErrorCode = 'invalid-argument'): AppError {
  return new AppError(code, refusal, { file: refusal })
}
