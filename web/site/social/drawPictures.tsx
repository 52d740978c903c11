import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import satori from 'satori'
import sharp from 'sharp'
import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'
import { SocialPicture } from './SocialPicture.tsx'

/** The size that social networks recommend, in pixels. */
const size = { width: 1200, height: 630 }

export interface PictureText {
  /** The name of the file, without its extension. */
  name: string
  title: string
  description: string
}

/** Draws the social pictures of pages as PNG files by their names. `publicDir` has the brand's logo. */
export async function drawPictures(texts: readonly PictureText[], publicDir: string) {
  const [regular, semibold, logo] = await Promise.all([
    readFont(400),
    readFont(600),
    readFile(`${publicDir}${defaultBrand.logo.light}`),
  ])
  const fonts = [
    { name: defaultBrand.font, data: regular, weight: 400 as const },
    { name: defaultBrand.font, data: semibold, weight: 600 as const },
  ]
  const brand = {
    name: defaultBrand.name,
    primary: defaultBrand.primary,
    logo: `data:image/svg+xml;base64,${logo.toString('base64')}`,
  }
  const draw = async ({ name, ...words }: PictureText): Promise<[string, Buffer]> => {
    const svg = await satori(<SocialPicture {...words} brand={brand} />, { ...size, fonts })
    return [`${name}.png`, await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()]
  }
  return new Map(await Promise.all(texts.map(draw)))
}

function readFont(weight: number): Promise<Buffer> {
  const file = import.meta.resolve(`@fontsource/dm-sans/files/dm-sans-latin-${weight}-normal.woff`)
  return readFile(fileURLToPath(file))
}
