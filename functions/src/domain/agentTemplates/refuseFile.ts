import type { ErrorCode } from '../../shared/errorCodes.ts'
import type { Refusal } from '../../shared/refusals.ts'
import { AppError } from '../AppError.ts'

/** Says at its field why a file is not taken. */
export function refuseFile(refusal: Refusal, code: ErrorCode = 'invalid-argument'): AppError {
  return new AppError(code, refusal, { file: refusal })
}
