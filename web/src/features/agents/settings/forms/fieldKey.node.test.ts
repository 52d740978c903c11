import { formSchema } from '@parley/functions/shared/widget/forms'
import { describe, expect, it } from 'vitest'
import { fieldKey } from './fieldKey.ts'

describe('fieldKey', () => {
  it.each([
    ['E-mail', [], 'e_mail'],
    ['Größe in cm', [], 'grosse_in_cm'],
    ['2nd name', [], 'nd_name'],
    ['电话', [], 'field'],
    ['', ['field'], 'field_2'],
    ['Name', ['name', 'name_2'], 'name_3'],
  ])('turns %j beside %j into %s', (label, taken, key) => expect(fieldKey(label, taken)).toBe(key))

  it('returns a valid key, however long the label is', () => {
    const key = fieldKey('Where should we send the parcel to, if you are not at home'.repeat(2), [
      'where_should_we_send_the_pa',
    ])
    expect(formSchema.shape.fields.safeParse([{ key, label: 'x', type: 'text' }]).success).toBe(true)
  })
})
