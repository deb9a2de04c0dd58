"""Learn koans with PPO in PyTorch, written as a CleanRL script, and measure what is still lost.

    pip install '.[envs]'
    pip install torch --index-url https://download.pytorch.org/whl/cpu  # without CUDA: far smaller
    python examples/torch_ppo.py --steps 5000000

One network plays 512 games at once against `threshold:300`, which sits inside the environment. It
sees the observation divided by its bounds, which are what games come to, and illegal actions never
have a chance. Every hundred updates the exact win probability that it still loses per game is
printed.
"""

import argparse

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn

from greed.envs import GymVectorEnv, codec, loss

GAMES, LENGTH, EPOCHS, BATCHES = 512, 32, 4, 4
GAMMA, LAMBDA, CLIP, VALUE, ENTROPY = 1.0, 0.95, 0.2, 0.5, 0.01


class Agent(nn.Module):
    """A network with two heads: what to do, and how often that wins."""

    def __init__(self, sheet="koans"):
        super().__init__()
        self.codec = codec(sheet)
        self.scale = torch.tensor(self.codec.high, dtype=torch.float32)
        self.body = nn.Sequential(
            nn.Linear(len(self.scale), 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh()
        )
        self.actor = nn.Linear(128, len(self.codec.moves))
        self.critic = nn.Linear(128, 1)
        nn.init.zeros_(self.actor.weight)

    def forward(self, seen, mask):
        """Return the distribution over legal actions, and the value."""
        hidden = self.body(seen / self.scale)
        logits = self.actor(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.critic(hidden).squeeze(-1)

    @torch.no_grad()
    def choose(self, state):
        """Return the likeliest move: with this the network is a policy."""
        seen = torch.from_numpy(self.codec.observe(state, state.seat)).float()
        chances, _ = self(seen, torch.from_numpy(self.codec.mask(state)))
        return self.codec.moves[int(chances.probs.argmax())]


def learn(agent, steps, seed=0, games=GAMES, rate=1e-3):
    """Improve an agent; yield how many decisions it has seen, after every update."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # such small matrices are not worth more
    env = GymVectorEnv(
        agent.codec.sheet, games, ("threshold:300",), autoreset_mode=AutoresetMode.SAME_STEP
    )  # fmt: skip
    optimizer = torch.optim.Adam(agent.parameters(), lr=rate, eps=1e-5)
    seen, infos = env.reset(seed=seed)
    updates = max(1, steps // (games * LENGTH))
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = rate * (1 - update / updates)
        rows = []
        for _ in range(LENGTH):
            now = torch.from_numpy(seen).float()
            mask = torch.from_numpy(infos["action_mask"])
            with torch.no_grad():
                chances, value = agent(now, mask)
                action = chances.sample()
            seen, reward, over, short, infos = env.step(action.numpy())
            done = torch.from_numpy(over | short).float()
            won = torch.from_numpy(np.asarray(reward, np.float32))
            rows.append((now, mask, action, chances.log_prob(action), value, won, done))
        with torch.no_grad():
            ahead = torch.from_numpy(seen).float(), torch.from_numpy(infos["action_mask"])
            following = agent(*ahead)[1]
        improve(agent, optimizer, rows, following)
        yield (update + 1) * games * LENGTH


def improve(agent, optimizer, rows, following):
    """Take a few steps of PPO on what was played."""
    advantage, advantages = torch.zeros_like(following), []
    for *_, value, won, done in reversed(rows):
        error = won + GAMMA * following * (1 - done) - value
        advantage = error + GAMMA * LAMBDA * (1 - done) * advantage
        advantages.append(advantage)
        following = value
    now, mask, action, before, value, *_ = (torch.cat(part) for part in zip(*rows, strict=True))
    gained = torch.cat(advantages[::-1])
    target, gained = gained + value, (gained - gained.mean()) / (gained.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(now)).chunk(BATCHES):
            chances, values = agent(now[some], mask[some])
            change = (chances.log_prob(action[some]) - before[some]).exp()
            kept = change.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.min(change * gained[some], kept * gained[some]).mean()
            cost = policy + VALUE * ((values - target[some]) ** 2).mean()
            optimizer.zero_grad()
            (cost - ENTROPY * chances.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def main():
    """Learn, and print what is lost after every hundred updates."""
    parser = argparse.ArgumentParser(description="learn koans with PPO")
    parser.add_argument("--steps", type=int, default=5_000_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=200, help="games to measure the loss in")
    parser.add_argument("--seed", type=int, default=0, help="random seed")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    agent = Agent()
    print("     decisions   win probability lost per game")
    for number, decisions in enumerate(learn(agent, given.steps, given.seed), 1):
        if number % 100 == 0 or decisions + GAMES * LENGTH > given.steps:
            print(f"{decisions:14,}   {loss(agent, 'koans', given.games).game}", flush=True)


if __name__ == "__main__":
    main()
