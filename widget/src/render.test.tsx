/** @jsxImportSource @parley/widget */
import { beforeEach, describe, expect, it } from 'vitest'
import { render } from './render.ts'

let parent: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  parent = document.querySelector('main')!
})

describe('render', () => {
  it('shows elements, text and numbers and leaves out what is empty', () => {
    render(
      <p class="a">
        one {2} {null}
        {false}
        {undefined}
        <b>three</b>
      </p>,
      parent,
    )
    expect(parent.innerHTML).toBe('<p class="a">one 2 <b>three</b></p>')
  })

  it('never reads text as HTML', () => {
    render(<p>{'<img src=x onerror=alert(1)>'}</p>, parent)
    expect(parent.querySelector('img')).toBeNull()
    expect(parent.textContent).toContain('<img')
  })

  it('keeps the element and its focus when something appears before it', () => {
    const view = (isLate: boolean) => (
      <>
        {isLate ? <i>new</i> : null}
        <textarea value="" />
      </>
    )
    render(view(false), parent)
    const field = parent.querySelector('textarea')!
    field.focus()
    render(view(true), parent)
    expect(parent.querySelector('textarea')).toBe(field)
    expect(document.activeElement).toBe(field)
    render(view(false), parent)
    expect(parent.innerHTML).toBe('<textarea></textarea>')
    expect(document.activeElement).toBe(field)
  })

  it('follows keys when siblings change places', () => {
    const view = (names: string[]) => (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    )
    render(view(['a', 'b', 'c']), parent)
    const [, second] = parent.querySelectorAll('li')
    render(view(['c', 'b', 'd']), parent)
    expect(parent.textContent).toBe('cbd')
    expect(parent.querySelectorAll('li')[1]).toBe(second)
  })

  it('changes and removes properties and handlers', () => {
    const heard: string[] = []
    render(<button aria-label="one" disabled onClick={() => heard.push('one')} />, parent)
    render(<button aria-label="two" disabled={false} onClick={() => heard.push('two')} />, parent)
    const button = parent.querySelector('button')!
    button.click()
    expect([button.ariaLabel ?? button.getAttribute('aria-label'), heard]).toEqual(['two', ['two']])
  })

  it('puts a field back to its value after the visitor has typed', () => {
    render(<textarea value="" />, parent)
    const field = parent.querySelector('textarea')!
    field.value = 'typed'
    render(<textarea value="" />, parent)
    expect(field.value).toBe('')
  })

  it('leaves the very same piece alone', () => {
    const piece = <p>kept</p>
    render(
      <>
        {piece}
        <b>1</b>
      </>,
      parent,
    )
    const text = parent.querySelector('p')!.firstChild!
    text.textContent = 'changed behind its back'
    render(
      <>
        {piece}
        <b>2</b>
      </>,
      parent,
    )
    expect(parent.textContent).toBe('changed behind its back2')
  })
})
