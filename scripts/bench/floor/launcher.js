// The least that a launcher can be: one script, one button, the panel fetched when the page is idle.
const { src, dataset } = document.currentScript
const host = document.createElement('floor-chat')
const root = host.attachShadow({ mode: 'open' })
root.innerHTML = `<style>button{position:fixed;right:20px;bottom:20px;width:56px;height:56px;border:0;border-radius:50%;background:${dataset.color};color:#fff;cursor:pointer;box-shadow:0 4px 14px #0004}svg{width:28px}</style><button aria-label="Open chat" aria-expanded="false"><svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M4 3h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H9l-5 4v-4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"/></svg></button>`
const button = root.querySelector('button')
let panel
const load = () => (panel ??= import(new URL('panel.js', src)))
button.onpointerenter = button.onfocus = load
button.onclick = async () => (await load()).toggle(root, button, dataset)
document.body.append(host)
requestIdleCallback(load)
