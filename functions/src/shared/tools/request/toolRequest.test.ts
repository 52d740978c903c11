import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toolDraftSchema, type HttpRequest, type ToolParameter } from '../tools.ts'
import { buildToolRequest } from './buildToolRequest.ts'
import { checkTool } from './checkTool.ts'
import { fillBody } from './fillTemplate.ts'
import { readArguments } from './readArguments.ts'
import { parseToolUrl } from './parseToolUrl.ts'

const requestOf = (changes: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'POST',
  address: 'https://api.example.com/v1/orders/{number}/lines',
  query: [
    { name: 'lang', value: '{lang}' },
    { name: 'by', value: 'Order {number}' },
  ],
  headers: [{ name: 'X-Order', value: '{number}' }],
  body: '{"number": {number}, "count": {count}, "note": "For {number}", "list": [{lang}]}',
  credentialId: '',
  ...changes,
})
const values = (entries: Record<string, string | number | boolean>) => new Map(Object.entries(entries))
const parameter = (changes: Partial<ToolParameter> & { key: string }): ToolParameter => ({
  kind: 'text',
  description: '',
  required: true,
  choices: [],
  ...changes,
})

describe("a tool's request", () => {
  it('contains its values, each of its kind', () => {
    const { request } = buildToolRequest(requestOf(), values({ number: 'A/7 "ü"', count: 2 })) as never
    expect(request).toMatchObject({
      url: new URL(
        'https://api.example.com/v1/orders/A%2F7%20%22%C3%BC%22/lines?by=Order+A%2F7+%22%C3%BC%22',
      ),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
  })

  it('omits entries without a value', () => {
    expect(fillBody(requestOf().body, values({ number: '7' }))).toBe(
      '{"number":"7","note":"For 7","list":[]}',
    )
  })

  it('treats a text as a text, whatever it contains', () => {
    const injected = '", "admin": true, "x": "'
    expect(
      JSON.parse(fillBody('{"name": "{name}", "bare": {name}}', values({ name: injected })) ?? ''),
    ).toEqual({
      name: injected,
      bare: injected,
    })
    expect(fillBody('{"name": "{name}"}', values({ name: '{other}', other: 'x' }))).toBe('{"name":"{other}"}')
    expect(fillBody('{"slot:name": "slot:name", "a": {name}}', values({ name: 'x' }))).toBe(
      '{"slot:name":"slot:name","a":"x"}',
    )
  })

  it('keeps its host and its path depth whatever its values are', () => {
    const paths = [
      '/orders/{number}/lines',
      '/{number}',
      '/a{number}b',
      '/.{number}/x',
      '/%2e{number}/x',
      '/{number}',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom(
            '..',
            '.',
            '%2e%2e',
            '../../admin',
            '//evil.example',
            '\\\\evil',
            '?x',
            '#',
            '@evil',
            '',
          ),
        ),
        (path, number) => {
          const toolUrl = `https://api.example.com${path}`
          const built = buildToolRequest(
            requestOf({ address: toolUrl, query: [], headers: [], body: '' }),
            values({ number }),
          )
          if (built.problem) {
            expect(built.problem).toBe('path')
            return
          }
          const { url } = built.request
          expect(url.host).toBe('api.example.com')
          expect(url.search + url.hash + url.username).toBe('')
          expect(url.pathname.split('/')).toHaveLength(path.split('/').length)
        },
      ),
    )
  })

  it.each(['a\r\nhost: evil.example', 'a\nb', 'a\u0000', '😀'])('is refused for %j in a header', (number) => {
    expect(buildToolRequest(requestOf(), values({ number, count: 1 }))).toEqual({ problem: 'header' })
  })

  it.each(['..', '.', ''])('is refused for %j in its path', (number) => {
    const request = requestOf({ headers: [], body: '' })
    expect(buildToolRequest(request, values({ number }))).toEqual({ problem: 'path' })
  })
})

describe("a tool's URL", () => {
  it.each([
    'http://api.example.com/',
    'https://{host}/orders',
    'https://api.{region}.example.com/',
    'https://user:secret@api.example.com/',
    'https://api.example.com@evil.example/',
    'https://api.example.com/orders?x=1',
    'https://api.example.com/orders#x',
    'https://api.example.com\\@evil.example/',
    'https://api.example.com/../admin',
    'https://api.example.com/a/%2E%2e/admin',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '{address}',
    '',
  ])('is refused as %j', (url) => expect(parseToolUrl(url)).toBeUndefined())

  it.each([
    ['https://API.example.com/Orders/{number}', 'api.example.com', '/Orders/{number}'],
    ['https://api.example.com:443', 'api.example.com', '/'],
    ['http://orders.localhost:4010/orders', 'orders.localhost:4010', '/orders'],
    ['https://münchen.example/a', 'xn--mnchen-3ya.example', '/a'],
  ])('parses %j as %s', (url, host, path) => {
    expect(parseToolUrl(url)).toMatchObject({ host, path })
  })
})

describe('parsed arguments', () => {
  const parameters = [
    parameter({ key: 'number' }),
    parameter({ key: 'count', kind: 'number', required: false }),
    parameter({ key: 'gift', kind: 'boolean', required: false }),
    parameter({ key: 'size', kind: 'choice', choices: ['S', 'M'], required: false }),
  ]

  it.each<[string, unknown]>([
    [
      '{"number":4711,"count":"2","gift":"true","size":"M","else":1}',
      [
        ['number', '4711'],
        ['count', 2],
        ['gift', true],
        ['size', 'M'],
      ],
    ],
    ['{"number":"x","count":null,"size":""}', [['number', 'x']]],
  ])('converts %s to their kinds', (json, expected) => {
    expect([...(readArguments(parameters, json).values ?? [])]).toEqual(expected)
  })

  it.each([
    ['', 'number'],
    ['[]', ''],
    ['{"number":', ''],
    ['"4711"', ''],
    ['{"number":{"$gt":""}}', 'number'],
    ['{"number":["4711"]}', 'number'],
    ['{"__proto__":{"number":"4711"}}', 'number'],
    [`{"number":"${'x'.repeat(2_001)}"}`, 'number'],
    ['{"number":"1","count":"1e999"}', 'count'],
    ['{"number":"1","count":"0x10"}', 'count'],
    ['{"number":"1","gift":1}', 'gift'],
    ['{"number":"1","size":"XL"}', 'size'],
  ])('refuses %s', (json, key) => {
    expect(readArguments(parameters, json).problem).toMatchObject({ key })
  })

  it('contain only known parameters, whatever a model writes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (json) => {
        const { values: read } = readArguments(parameters, json)
        for (const key of read?.keys() ?? []) expect(parameters.map((each) => each.key)).toContain(key)
      }),
    )
  })
})

describe('checkTool', () => {
  const draft = (changes: object = {}, request: Partial<HttpRequest> = {}) =>
    toolDraftSchema.parse({
      name: 'order_lines',
      description: 'Lists what was ordered.',
      parameters: [parameter({ key: 'number' }), parameter({ key: 'count' }), parameter({ key: 'lang' })],
      request: requestOf(request),
      ...changes,
    })

  it('accepts a valid tool', () => expect(checkTool(draft())).toEqual({}))

  it.each<[string, ReturnType<typeof draft>, unknown]>([
    ['request.address', draft({}, { address: 'https://api.example.com/a?b=c' }), 'toolQueryInRows'],
    ['request.address', draft({}, { address: 'ftp://x' }), 'toolAddressWrong'],
    ['request.body', draft({}, { body: '{"a": }' }), 'toolBodyWrong'],
    ['request.headers.0.name', draft({}, { headers: [{ name: 'Host', value: 'x' }] }), 'toolHeaderWrong'],
    ['request.headers.0.name', draft({}, { headers: [{ name: '{count}', value: 'x' }] }), 'toolHeaderWrong'],
    [
      'request.headers.0.value',
      draft({}, { headers: [{ name: 'x-a', value: 'a\nb' }] }),
      'toolHeaderOneLine',
    ],
    [
      'request.query.0.value',
      draft({}, { query: [{ name: 'a', value: '{gone}' }] }),
      { key: 'toolSlotUnknown', values: { name: 'gone' } },
    ],
    [
      'question',
      draft({ question: 'Cancel order {gone}?' }),
      { key: 'toolSlotUnknown', values: { name: 'gone' } },
    ],
    [
      'parameters.1.key',
      draft(
        { parameters: [parameter({ key: 'number' }), parameter({ key: 'number' })] },
        { body: '', query: [] },
      ),
      'toolKeyTwice',
    ],
    [
      'parameters.3.choices',
      draft({ parameters: [...draft().parameters, parameter({ key: 'size', kind: 'choice' })] }),
      'toolNeedsChoices',
    ],
  ])('reports its problem at %s', (field, tool, refusal) => {
    expect(checkTool(tool)).toEqual({ [field]: refusal })
  })

  it('refuses an optional parameter in the path', () => {
    const parameters = [parameter({ key: 'number', required: false }), ...draft().parameters.slice(1)]
    expect(checkTool(draft({ parameters }))).toMatchObject({
      'request.address': { key: 'toolPathNeedsValue', values: { name: 'number' } },
    })
  })
})
