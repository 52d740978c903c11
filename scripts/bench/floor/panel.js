// The least that a panel can be: a log, an input and a streamed answer, without themes, Markdown or
// languages.
let box

export function toggle(root, button, options) {
  if (box) box.hidden = !box.hidden
  else open(root, button, options)
  button.ariaExpanded = String(!box.hidden)
  if (!box.hidden) box.querySelector('textarea').focus()
}

function open(root, button, options) {
  box = document.createElement('section')
  box.innerHTML = `<style>section{position:fixed;right:20px;bottom:88px;width:370px;max-width:calc(100vw - 40px);height:560px;max-height:calc(100vh - 110px);display:flex;flex-direction:column;background:#fff;color:#222;font:15px/1.45 system-ui,sans-serif;border-radius:14px;box-shadow:0 8px 32px #0004;overflow:hidden}section[hidden]{display:none}h2{margin:0;padding:14px 16px;font-size:16px;background:${options.color};color:#fff}ol{flex:1;overflow:auto;margin:0;padding:12px;list-style:none}li{margin:0 0 8px;padding:8px 12px;border-radius:12px;background:#f1f3f4;white-space:pre-wrap;overflow-wrap:anywhere;width:fit-content;max-width:80%}li.mine{margin-left:auto;background:#d3e3fd}form{display:flex;border-top:1px solid #ddd}textarea{flex:1;border:0;padding:12px;font:inherit;resize:none;outline:0}form button{all:unset;padding:12px;cursor:pointer;color:${options.color}}</style><h2></h2><ol role="log" aria-live="polite"></ol><form><textarea rows="1" aria-label="Message" placeholder="Type a message"></textarea><button>Send</button></form>`
  const [title, log, area, form] = ['h2', 'ol', 'textarea', 'form'].map((name) => box.querySelector(name))
  title.textContent = options.title
  const add = (text, owner) => {
    const item = document.createElement('li')
    item.className = owner
    item.textContent = text
    log.append(item)
    item.scrollIntoView()
    return item
  }
  add(options.greeting, '')
  area.onkeydown = (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    form.requestSubmit()
  }
  form.onsubmit = async (event) => {
    event.preventDefault()
    const text = area.value.trim()
    if (!text) return
    area.value = ''
    add(text, 'mine')
    const item = add('…', '')
    try {
      const { body } = await fetch(options.api, { method: 'POST', body: JSON.stringify({ text }) })
      item.textContent = ''
      for await (const part of body.pipeThrough(new TextDecoderStream())) item.textContent += part
    } catch {
      item.textContent = 'Could not send. Please try again.'
    }
  }
  box.onkeydown = (event) => {
    if (event.key !== 'Escape') return
    toggle(root, button, options)
    button.focus()
  }
  root.append(box)
}
