interface AgentSwatchProps {
  color: string
  size?: number
}

/** An agent's own colour, so that it is recognised before it is read. */
export function AgentSwatch({ color, size = 10 }: AgentSwatchProps) {
  return (
    <i
      aria-hidden="true"
      style={{
        flex: 'none',
        display: 'inline-block',
        width: size,
        height: size,
        // The shape of its face: a round dot would say that somebody is online.
        borderRadius: '50% 50% 50% 0',
        background: color,
        boxShadow: '0 0 0 1px color-mix(in oklch, currentColor 22%, transparent)',
      }}
    />
  )
}
