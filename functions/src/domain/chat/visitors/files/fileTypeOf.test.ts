import { describe, expect, it } from 'vitest'
import { fileTypeOf } from './visitorFiles.ts'

/** The first bytes of a photo of an iPhone. */
const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

describe('fileTypeOf', () => {
  it.each(['photo.heic', 'PHOTO.HEIC', 'photo'])(
    'refuses a HEIC photo named %s with the file types',
    (name) => {
      expect(() => fileTypeOf({ name, content: heic })).toThrow(/png, jpg, jpeg, gif, webp/)
    },
  )

  it.each(['photo.jpg', 'PHOTO.PNG'])('refuses a HEIC photo named %s as an unreadable picture', (name) => {
    expect(() => fileTypeOf({ name, content: heic })).toThrow('We couldn’t read this picture.')
  })

  it('returns the type of a picture by its bytes, whatever its name', () => {
    expect(fileTypeOf({ name: 'photo.heic', content: jpeg })).toBe('image/jpeg')
  })
})
