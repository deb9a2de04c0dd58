import { createServer } from "vite";
import { readFileSync } from "node:fs";
const vite = await createServer({root:"/work/wt/engine/ui",configFile:false,appType:"custom",logLevel:"error",optimizeDeps:{noDiscovery:true},server:{middlewareMode:true,hmr:false,ws:false}});
const e = await vite.ssrLoadModule("/src/engine/index.ts");
const cpu=()=>{const c=process.cpuUsage();return (c.user+c.system)/1000};
let p=null,name="",stats={};
for (const line of readFileSync(process.argv[2],"utf8").split("\n")) { if(!line) continue; const l=JSON.parse(line); if(l.pack){ const t=cpu(); p=e.readPack(l.pack); name=l.name; stats[name]={read:cpu()-t,first:null,all:[],bot:[]}; }
else if(l.prices){ let t=cpu(); e.prices(p,l.state); const d=cpu()-t; if(stats[name].first===null) stats[name].first=d; else stats[name].all.push(d); t=cpu(); e.choose(p,"level:5",l.state,Math.random); stats[name].bot.push(cpu()-t);} }
for (const [n,s] of Object.entries(stats)) { s.all.sort((a,b)=>a-b); s.bot.sort((a,b)=>a-b); console.log(n.padEnd(22),"read",s.read.toFixed(1),"first",s.first.toFixed(1),"median",s.all[s.all.length>>1].toFixed(2),"p90",s.all[Math.floor(s.all.length*.9)].toFixed(2),"max",s.all.at(-1).toFixed(1),"bot max",s.bot.at(-1).toFixed(1)); }
await vite.close();
