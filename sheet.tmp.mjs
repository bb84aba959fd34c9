import { chromium } from 'playwright-core'; import { readdirSync } from 'fs';
const [,, dir, prefix, out, step='1', w='270']=process.argv;
const files=readdirSync(dir).filter(f=>f.startsWith(prefix)).filter((_,i)=>i%+step===0);
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']}); const p=await b.newPage({viewport:{width:1400,height:600}});
await p.goto('file://'+dir+'/'); 
await p.setContent(`<body style="margin:0;background:#888;display:flex;flex-wrap:wrap;gap:4px">${files.map(f=>`<figure style="margin:0;font:12px sans-serif">${f.slice(-9,-4)}<br><img width=${w} src="file://${dir}/${f}"></figure>`).join('')}`);
await p.waitForTimeout(600); await p.screenshot({path:out,fullPage:true}); await b.close();
