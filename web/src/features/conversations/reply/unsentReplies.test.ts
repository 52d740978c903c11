import { beforeEach, describe, expect, it } from 'vitest'
import { deleteArrived, storeArrived, readArrived } from './arrivedFiles.ts'
import { deleteUnsent, storeUnsent, readUnsent } from './unsentReplies.ts'

beforeEach(() => sessionStorage.clear())

const file = { id: 'a pass', name: 'plan.pdf', sizeKB: 12 }

describe('the store of unsent replies', () => {
  it('keeps a reply with its files until it has arrived', () => {
    storeUnsent('one', { attemptId: 'a', text: '', files: [file] })
    storeUnsent('one', { attemptId: 'b', text: 'Hello', files: [] })
    expect(readUnsent('one')).toEqual([
      { attemptId: 'a', text: '', files: [file] },
      { attemptId: 'b', text: 'Hello', files: [] },
    ])
    expect(readUnsent('two')).toEqual([])
    deleteUnsent('one', 'a')
    expect(readUnsent('one').map(({ attemptId }) => attemptId)).toEqual(['b'])
  })

  it('reads the format of older versions and skips invalid entries', () => {
    sessionStorage.setItem('parley.unsent.one', JSON.stringify([{ attemptId: 'a', text: 'Hello' }, 7]))
    expect(readUnsent('one')).toEqual([{ attemptId: 'a', text: 'Hello', files: [] }])
    sessionStorage.setItem('parley.files.one', JSON.stringify([file, { id: 'x' }]))
    expect(readArrived('one')).toEqual([file])
    sessionStorage.setItem('parley.files.one', 'no list')
    expect(readArrived('one')).toEqual([])
  })

  it('keeps each uploaded file once until a reply sends it', () => {
    storeArrived('one', file)
    storeArrived('one', file)
    storeArrived('one', { ...file, id: 'another pass' })
    expect(readArrived('one')).toHaveLength(2)
    deleteArrived('one', ['a pass'])
    expect(readArrived('one').map(({ id }) => id)).toEqual(['another pass'])
  })
})
