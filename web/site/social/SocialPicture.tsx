interface SocialPictureProps {
  title: string
  description: string
  brand: { name: string; primary: string; logo: string }
}

const paper = '#fbfaf7'
const ink = '#211e1a'

/** The picture that social networks show beside a link to a page. Each box is flex, which satori requires. */
export function SocialPicture({ title, description, brand }: SocialPictureProps) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: paper, color: ink }}>
      <div
        style={{
          position: 'absolute',
          right: -340,
          top: -100,
          width: 560,
          height: 830,
          borderRadius: '400px 400px 400px 60px',
          background: brand.primary,
          opacity: 0.14,
        }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          padding: 80,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 36, fontWeight: 600 }}>
          <img src={brand.logo} alt="" width={52} height={52} style={{ marginRight: 18 }} />
          {brand.name}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 900 }}>
          <div style={{ fontSize: 76, fontWeight: 600, lineHeight: 1.08, letterSpacing: -2 }}>{title}</div>
          <div style={{ marginTop: 28, fontSize: 32, lineHeight: 1.4, opacity: 0.75 }}>{description}</div>
        </div>
      </div>
    </div>
  )
}
