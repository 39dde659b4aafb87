import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * A host that serves the page at a path without its last slash would let every file be looked for one folder too high, and no worker would stand by it.
 * So the page is asked for once more, with the slash. A host that takes it away again is not asked twice: then only the address changes.
 */
const addSlash =
  '{const{pathname:path,search,hash}=location;if(!/\\/$|\\.html$/.test(path)){const to=path+"/"+search+hash;let asked=1;try{asked=sessionStorage["moonrise:slash"];sessionStorage["moonrise:slash"]=1}catch{}asked?history.replaceState(history.state,"",to):location.replace(to)}}'

/** Draws what was last on the screen, unless it is covered: see `src/app/start/shell.ts`. Whatever is kept there, only numbers become part of the page. */
const drawShell =
  'try{const{at,look,bright,shapes}=kept("shell");if(at===place+" "+innerWidth+"x"+innerHeight&&!kept("covered")){const root=document.documentElement,box=document.createElement("div");box.className="shell";box.innerHTML=`<svg width="100%" height="100%" opacity="${+bright}">${shapes.map(([x,y,w,h,r])=>`<rect x="${+x}" y="${+y}" width="${+w}" height="${+h}" rx="${+r}"/>`).join("")}</svg>`;Object.assign(root.dataset,look);root.append(box)}}catch{}'

/**
 * The only script inside the page. A start that goes straight into a game asks for the grimoire, and for the characters of the script
 * that was played last, together with the first file and not after it.
 * It asks as `fetchFirst` does: a module that failed to be preloaded would be remembered as one that fails.
 * It knows no file by name, so that the policy can name it by its hash in every build.
 */
export const earlyScript =
  addSlash +
  '{const kept=name=>{try{return JSON.parse(localStorage["moonrise:"+name])}catch{}};const place=location.hash.slice(1)||kept("place");if(/^\\/game\\//.test(place)){for(const link of document.querySelectorAll("link[data-early]"))if(`${kept("script")}`.startsWith(link.dataset.early))link.rel="preload";' +
  drawShell +
  '}}'

export const earlyGameHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`

interface Chunk {
  readonly type: 'chunk'
  readonly name: string
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** The id of the script whose file this is; `own`: what reads the scripts that games bring along. */
const scriptIn = ({ name, facadeModuleId }: Chunk) =>
  name === 'own' ? name : /\/src\/scripts\/(?!known\/)([\w-]+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1]

/** The grimoire's style is part of every start: it is small, and a late style would make the page draw twice. */
export const earlyGame = (): Plugin => ({
  name: 'early-game',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle }) => {
      const chunks = Object.entries(bundle ?? {}).filter((each): each is [string, Chunk & (typeof each)[1]] => each[1].type === 'chunk')
      const grimoire = chunks.find(([, { name }]) => name === 'grimoire')
      const scripts = chunks.filter(([, chunk]) => scriptIn(chunk) !== undefined)
      if (!grimoire || !scripts.length) throw new Error('The grimoire or the scripts have no files of their own; tell tools/earlyGame.ts')
      const styles = [...(grimoire[1].viteMetadata?.importedCss ?? [])]
      const links = [grimoire, ...scripts].flatMap(([file, chunk]) =>
        [file, ...chunk.imports].map((href) => ({ href, script: scriptIn(chunk) ?? '' })),
      )
      const early = links.filter(
        ({ href, script }, at) =>
          !page.includes(href) && links.findIndex((one) => one.href === href && ['', script].includes(one.script)) === at,
      )
      return [
        ...styles.map((href) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: '', href: `./${href}` },
          injectTo: 'head' as const,
        })),
        // Before any style sheet, because a script waits for those above it.
        ...early.map(({ href, script }) => ({
          tag: 'link',
          attrs: { 'data-early': script, as: 'fetch', crossorigin: '', href: `./${href}` },
          injectTo: 'head-prepend' as const,
        })),
        { tag: 'script', children: earlyScript, injectTo: 'head-prepend' as const },
      ]
    },
  },
})
