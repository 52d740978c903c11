import type { ComponentChildren } from 'preact'

/**
 * Renders a chat's subset of Markdown as virtual nodes. HTML is shown as text, images as their description.
 * Links lead only to the web, mail and telephone.
 */
export function renderMarkdown(text: string, code?: ViewCode): ComponentChildren[] {
  return renderBlocks(text.split('\n'), 0, code)
}

/** Renders a block of code; returns nothing where it is shown plainly. */
type ViewCode = (code: string) => ComponentChildren

const fence = /^ *(```|~~~)/
const heading = /^ *#{1,6} +(.*)/
const listItem = /^( *)(?:[-*+]|(\d{1,9})[.)]) +/

/** Lists and marks that are nested deeper remain text. */
const deepest = 8

function renderBlocks(lines: string[], depth: number, view?: ViewCode): ComponentChildren[] {
  const blocks: ComponentChildren[] = []
  const line = (index: number) => lines[index] ?? ''
  for (let start = 0, end = 0; start < lines.length; start = end) {
    const title = heading.exec(line(start))?.[1]
    const fenced = fence.exec(line(start))?.[1]
    end = start + 1
    if (fenced) {
      while (end < lines.length && !line(end).trim().startsWith(fenced)) end++
      const code = lines.slice(start + 1, end++).join('\n')
      blocks.push(view?.(code) ?? <pre>{code}</pre>)
    } else if (title) {
      blocks.push(
        <p>
          <b>{renderInline(title)}</b>
        </p>,
      )
    } else if (listItem.test(line(start)) && depth < deepest) {
      end = renderList(lines, start, blocks, depth, view)
    } else if (line(start).trim()) {
      while (line(end).trim() && ![fence, heading, listItem].some((block) => block.test(line(end)))) end++
      blocks.push(<p>{renderInline(lines.slice(start, end).join('\n'))}</p>)
    }
  }
  return blocks
}

/**
 * Adds the list that begins at a line and returns the index of the line after it. Indented lines belong to
 * their item.
 */
function renderList(
  lines: string[],
  start: number,
  blocks: ComponentChildren[],
  depth: number,
  view: ViewCode | undefined,
): number {
  const [, indent = '', number] = listItem.exec(lines[start] ?? '') ?? []
  const items: string[][] = []
  let end = start
  for (; end < lines.length; end++) {
    const line = lines[end] ?? ''
    const next = lines[end + 1] ?? ''
    const item = listItem.exec(line)
    const isInside = (text: string) => text.startsWith(`${indent}  `)
    if (item && !isInside(line)) {
      if (!item[2] !== !number) break
      items.push([line.slice(item[0].length)])
    } else if (isInside(line) || (!line && (isInside(next) || listItem.test(next)))) {
      items.at(-1)?.push(line.slice(indent.length + 2))
    } else break
  }
  const children = items.map((item, index) => <li key={`${index}`}>{renderBlocks(item, depth + 1, view)}</li>)
  blocks.push(number ? <ol start={Number(number)}>{children}</ol> : <ul>{children}</ul>)
  return end
}

/** In this order: escaped mark, code, bold, italic, link or image, plain URL. None spans several lines. */
const inlineMark =
  /\\([!-/:-@[-`{-~])|(`+)(.+?)\2|(\*\*|(?<!\w)__)(?=\S)(.*?\S)\4(?!\*)|(\*|(?<!\w)_)(?=\S)(.*?\S)(?<!\6)\6(?![\w*])|(!?)\[([^\]\n]*)\]\(((?:[^\s()]|\([^\s()]*\))*)[^)\n]*\)|https?:\/\/[^\s<>]*[^\s<>.,:;!?'")*_\]]/g

function renderInline(text: string, isInLink = false, depth = 0): ComponentChildren[] {
  if (depth > deepest) return [text]
  const nodes: ComponentChildren[] = []
  let from = 0
  for (const match of text.matchAll(inlineMark)) {
    const [all, escaped, , code, , bold, , italic, image, label, target] = match
    nodes.push(text.slice(from, match.index))
    from = match.index + all.length
    if (escaped) nodes.push(escaped)
    else if (code) nodes.push(<code>{code}</code>)
    else if (bold) nodes.push(<b>{renderInline(bold, isInLink, depth + 1)}</b>)
    else if (italic) nodes.push(<i>{renderInline(italic, isInLink, depth + 1)}</i>)
    else if (image) nodes.push(label)
    else if (isInLink || !/^(https?:\/\/|mailto:|tel:)/i.test(target ?? all)) nodes.push(label ?? all)
    else
      nodes.push(
        <a href={target ?? all} target="_blank" rel="noopener nofollow">
          {label ? renderInline(label, true, depth + 1) : all}
        </a>,
      )
  }
  return [...nodes, text.slice(from)]
}
