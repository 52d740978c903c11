import { AppError } from '../../kernel/errors/AppError.ts'

/** Returns the error for a picture with too many pixels, or one that takes too much to decode. */
export function tooManyPoints(): AppError {
  return new AppError('file-too-large', 'pictureTooLarge')
}

/**
 * Returns the error for a picture that cannot be decoded. It gives no details, because only the sender could
 * use them.
 */
export function unreadableImage(): AppError {
  return new AppError('file-unreadable', 'pictureUnreadable')
}
