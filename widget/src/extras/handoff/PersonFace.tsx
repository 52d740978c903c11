interface PersonFaceProps {
  name: string
}

const colors = 6

/** Renders a person's initials on a colour that is derived from the name. */
export function PersonFace({ name }: PersonFaceProps) {
  const words = name.trim().split(/\s+/)
  const initials = words.filter((_, index) => index === 0 || index === words.length - 1)
  return (
    <span key="face" class={`face person tone${toneOf(name)}`} aria-hidden="true">
      {initials.map((word) => Array.from(word)[0]).join('')}
    </span>
  )
}

function toneOf(name: string): number {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum % colors
}
