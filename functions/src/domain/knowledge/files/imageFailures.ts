import { AppError } from '../../kernel/errors/AppError.ts'

/** What is said of a picture with more points than anybody can look at, or that takes too much to read. */
export function tooManyPoints(): AppError {
  return new AppError('file-too-large', 'pictureTooLarge')
}

/** What is wrong with a picture is nobody's to know but the one who sends it. */
export function unreadableImage(): AppError {
  return new AppError('file-unreadable', 'pictureUnreadable')
}
