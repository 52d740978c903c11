import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'preact'

let parent: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  parent = document.querySelector('main')!
})

describe('the rendering of nodes', () => {
  it('keeps the element and its focus when another one is inserted before it', () => {
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

  it('keeps elements and focus by their keys when siblings change their order', () => {
    const view = (names: string[]) => (
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button>{name}</button>
          </li>
        ))}
      </ul>
    )
    render(view(['a', 'b', 'c']), parent)
    const [, second] = parent.querySelectorAll('li')
    second!.querySelector('button')!.focus()
    render(view(['c', 'b', 'd']), parent)
    expect(parent.textContent).toBe('cbd')
    expect(parent.querySelectorAll('li')[1]).toBe(second)
    expect(document.activeElement?.textContent).toBe('b')
  })

  it('resets a field to its value after the visitor has typed', () => {
    render(<textarea value="" />, parent)
    const field = parent.querySelector('textarea')!
    field.value = 'typed'
    render(<textarea value="" />, parent)
    expect(field.value).toBe('')
  })

  it('removes an attribute that is no longer set', () => {
    const view = (value: string | undefined) => (
      <a aria-label={value} data-kind={value} href={value}>
        <svg class={value} />
      </a>
    )
    render(view('one'), parent)
    expect(parent.innerHTML).toBe(
      '<a aria-label="one" data-kind="one" href="one"><svg class="one"></svg></a>',
    )
    render(view(undefined), parent)
    expect(parent.innerHTML).toBe('<a><svg></svg></a>')
  })

  it('omits an attribute without a value', () => {
    render(
      <p data-a={undefined} data-b={null} aria-label={undefined} aria-expanded={false}>
        <input disabled={false} aria-describedby={undefined} />
      </p>,
      parent,
    )
    expect(parent.innerHTML).toBe('<p aria-expanded="false"><input></p>')
  })

  it('skips a node that is the same object', () => {
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
