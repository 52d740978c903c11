import { describe, expect, it } from 'vitest'
import { readStyles } from './readStyles.ts'

describe('readStyles', () => {
  it('detects headings by the descriptions of their styles, in any language', () => {
    const styles = readStyles(
      '<w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>' +
        '<w:style w:styleId="Own"><w:name w:val="Chapter"/><w:outlineLvl w:val="0"/></w:style>' +
        '<w:style w:styleId="Heading1"><w:name w:val="Body"/></w:style>',
    )
    expect([...styles.keys()]).toEqual(['berschrift1', 'Own'])
  })

  it('uses the default ids when a file does not describe its styles', () => {
    expect(readStyles('').get('Heading2')).toBe('heading')
    expect(readStyles('').get('Normal')).toBeUndefined()
  })
})
