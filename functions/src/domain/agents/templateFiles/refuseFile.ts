import type { ErrorCode } from '../../../shared/errors/errorCodes.ts'
import type { Refusal } from '../../../shared/errors/refusals.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/** Says at its field why a file is not taken. */
export function refuseFile(refusal: Refusal, code: ErrorCode = 'invalid-argument'): AppError {
  return new AppError(code, refusal, { file: refusal })
}
