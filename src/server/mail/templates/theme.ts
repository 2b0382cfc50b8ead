/** The site's light theme. Mail clients support no CSS variables, so the values are repeated here. */
export const COLOR = {
  canvas: '#F4F6F4',
  surface: '#FFFFFF',
  ink: '#0D2027',
  ink2: '#32474F',
  muted: '#51656D',
  line: '#D8E0DD',
  lineStrong: '#AEBBBA',
  accent: '#0A5A66',
  lichen: '#E8B730',
  stem: '#7FA3A6',
  caution: '#7F5200',
  cautionSoft: '#F8EFDA',
}

export const FONT = "'Instrument Sans', 'Segoe UI', -apple-system, 'Helvetica Neue', Arial, sans-serif"
