import { describe, expect, it } from 'vitest'
import { networksOf } from '../../kernel/access/networksOf.ts'
import { makeRoom } from './makeRoom.ts'

type Waiting = Parameters<typeof makeRoom>[0][number]

const request = (from: string, at: number): Waiting => [
  `${from} ${at}`,
  {
    name: 'Ada',
    email: 'ada@new.example',
    company: 'Engines',
    message: '',
    language: 'en',
    networks: networksOf(from),
    at,
  },
]
const requests = (count: number, fromOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => request(fromOf(index), index))
const full = 'Too many requests are waiting'

describe('makeRoom', () => {
  it('lets a request in among few others', () => {
    const waiting = requests(99, (index) => `10.0.${index}.1`)
    expect(makeRoom(waiting, networksOf('192.0.2.1'))).toEqual(waiting)
  })

  it('limits the places of an IP, a network and a provider', () => {
    const refuses = (count: number, fromOf: (index: number) => string, from: string) => {
      makeRoom(requests(count - 1, fromOf), networksOf(from))
      expect(() => makeRoom(requests(count, fromOf), networksOf(from))).toThrow(full)
    }
    refuses(10, () => '203.0.113.9', '203.0.113.9')
    refuses(15, (index) => `203.0.113.${index}`, '203.0.113.99')
    refuses(15, (index) => `2001:db8:1:${index}::/64`, '2001:db8:1:99::/64')
    refuses(25, (index) => `2001:db8:${index}:1::/64`, '2001:db8:99:1::/64')
  })

  it('lets another person into a list that strangers from a few providers have filled', () => {
    const waiting = requests(100, (index) => `2001:${index % 4}:${index}:1::/64`)
    const remaining = makeRoom(waiting, networksOf('192.0.2.1'))
    expect(remaining).toEqual(waiting.filter((_, index) => index !== 96))
    expect(() => makeRoom(waiting, networksOf('2001:3:999:1::/64'))).toThrow(full)
  })

  it('leaves a list that is full of requests from everywhere as it is', () => {
    const waiting = requests(100, (index) => `10.0.${index}.1`)
    expect(() => makeRoom(waiting, networksOf('192.0.2.1'))).toThrow(full)
  })
})
