import { beforeEach, expect, it } from 'vitest'
import { forgetArrived, keepArrived, readArrived } from './arrivedFiles.ts'
import { forgetUnsent, keepUnsent, readUnsent } from './unsentReplies.ts'

beforeEach(() => sessionStorage.clear())

const file = { id: 'a pass', name: 'plan.pdf', sizeKB: 12 }

it('keepUnsent keeps a reply with its files until it has arrived', () => {
  keepUnsent('one', { attemptId: 'a', text: '', files: [file] })
  keepUnsent('one', { attemptId: 'b', text: 'Hello', files: [] })
  expect(readUnsent('one')).toEqual([
    { attemptId: 'a', text: '', files: [file] },
    { attemptId: 'b', text: 'Hello', files: [] },
  ])
  expect(readUnsent('two')).toEqual([])
  forgetUnsent('one', 'a')
  expect(readUnsent('one').map(({ attemptId }) => attemptId)).toEqual(['b'])
})

it('readUnsent reads the format of older versions and skips invalid entries', () => {
  sessionStorage.setItem('parley.unsent.one', JSON.stringify([{ attemptId: 'a', text: 'Hello' }, 7]))
  expect(readUnsent('one')).toEqual([{ attemptId: 'a', text: 'Hello', files: [] }])
  sessionStorage.setItem('parley.files.one', JSON.stringify([file, { id: 'x' }]))
  expect(readArrived('one')).toEqual([file])
  sessionStorage.setItem('parley.files.one', 'no list')
  expect(readArrived('one')).toEqual([])
})

it('keepArrived keeps each uploaded file once until a reply sends it', () => {
  keepArrived('one', file)
  keepArrived('one', file)
  keepArrived('one', { ...file, id: 'another pass' })
  expect(readArrived('one')).toHaveLength(2)
  forgetArrived('one', ['a pass'])
  expect(readArrived('one').map(({ id }) => id)).toEqual(['another pass'])
})
